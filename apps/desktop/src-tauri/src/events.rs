//! What the host pushes to the page (98.10.4): one channel, which the page hands over by `subscribe`.

use std::sync::Mutex;

use serde::Serialize;
use serde_json::{Value, json};
use tauri::{AppHandle, Manager, State, ipc::Channel};

use crate::window;

#[derive(Clone, Serialize)]
pub struct Event {
    event: &'static str,
    args: Value,
}

/// Until the page subscribes, events are kept. A page that is reloaded hears the state of updates again.
#[derive(Default)]
pub struct Events(Mutex<Listening>);

#[derive(Default)]
struct Listening {
    channel: Option<Channel<Event>>,
    waiting: Vec<Event>,
    update: Option<Event>,
}

/// Sends an event with the list of its arguments.
pub fn send(app: &AppHandle, event: &'static str, args: Value) {
    let state = app.state::<Events>();
    let mut listening = state.0.lock().unwrap();
    let event = Event { event, args };
    if event.event == "update" {
        listening.update = Some(event.clone());
    }
    match &listening.channel {
        // A page that is being reloaded cannot be reached and reads everything anew.
        Some(channel) => drop(channel.send(event)),
        None if event.event == "update" => {}
        None => listening.waiting.push(event),
    }
}

pub fn alert_error(app: &AppHandle, title: &str, message: &str) {
    send(app, "alert", json!([title, message, "error"]));
}

pub fn redirect(app: &AppHandle, path: &str) {
    send(app, "redirect", json!([path]));
}

#[tauri::command]
pub fn subscribe(app: AppHandle, events: State<Events>, channel: Channel<Event>) {
    window::forget_work(&app);
    let mut listening = events.0.lock().unwrap();
    let update = listening.update.clone();
    for event in listening.waiting.drain(..).chain(update) {
        drop(channel.send(event));
    }
    listening.channel = Some(channel);
}
