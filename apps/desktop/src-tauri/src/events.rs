//! Events from the host to the page (98.10.4), over the channel that the page passes to `subscribe`.

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

/// Keeps events until a page subscribes. A reloaded page gets the update state again.
#[derive(Default)]
pub struct Events(Mutex<Listening>);

#[derive(Default)]
struct Listening {
    channel: Option<Channel<Event>>,
    waiting: Vec<Event>,
    update: Option<Event>,
}

impl Listening {
    fn send(&mut self, event: Event) {
        if event.event == "update" {
            self.update = Some(event.clone());
        }
        match &self.channel {
            // Sending fails while the page reloads; the new page reads everything again.
            Some(channel) => drop(channel.send(event)),
            None if event.event == "update" => {}
            None => self.waiting.push(event),
        }
    }

    fn subscribe(&mut self, channel: Channel<Event>) {
        let update = self.update.clone();
        for event in self.waiting.drain(..).chain(update) {
            drop(channel.send(event));
        }
        self.channel = Some(channel);
    }
}

/// Sends an event with the list of its arguments.
pub fn send(app: &AppHandle, event: &'static str, args: Value) {
    app.state::<Events>().0.lock().unwrap().send(Event { event, args });
}

/// Keeps events for the next window, because this one was closed.
pub fn lose_page(app: &AppHandle) {
    app.state::<Events>().0.lock().unwrap().channel = None;
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
    events.0.lock().unwrap().subscribe(channel);
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        mpsc::{Receiver, channel},
    };

    use tauri::ipc::InvokeResponseBody;

    use super::*;

    /// The channel of a page, and the events it receives.
    fn page() -> (Channel<Event>, Receiver<Value>) {
        let (heard, hears) = channel();
        let heard = Arc::new(Mutex::new(heard));
        let tell = move |body| {
            let InvokeResponseBody::Json(text) = body else { panic!("events are JSON") };
            heard.lock().unwrap().send(serde_json::from_str(&text).unwrap()).unwrap();
            Ok(())
        };
        (Channel::new(tell), hears)
    }

    fn names(hears: &Receiver<Value>) -> Vec<String> {
        hears.try_iter().map(|event| event["event"].as_str().unwrap().to_owned()).collect()
    }

    #[test]
    fn delivers_events_to_the_next_page_while_no_window_is_open() {
        let mut listening = Listening::default();
        let send = |listening: &mut Listening, event| listening.send(Event { event, args: json!([]) });
        send(&mut listening, "alert");
        let (first, hears) = page();
        listening.subscribe(first);
        send(&mut listening, "update");
        assert_eq!(names(&hears), ["alert", "update"]);
        listening.channel = None;
        send(&mut listening, "redirect");
        let (second, hears) = page();
        listening.subscribe(second);
        assert_eq!(names(&hears), ["redirect", "update"]);
        listening.subscribe(page().0);
        assert_eq!(names(&hears), Vec::<String>::new());
    }
}
