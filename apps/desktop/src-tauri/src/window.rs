//! The window: its start page, its navigation rules, and the page it remembers.

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
};

use tauri::{
    AppHandle, DragDropEvent, Manager, State, Url, WebviewUrl, WebviewWindow, WebviewWindowBuilder, WindowEvent,
    webview::{NewWindowResponse, PageLoadEvent},
};

use crate::{config::ConfigFile, events, games, picks};
use serde_json::json;

pub const MAIN: &str = "main";

/// Script that adds `window.platelayer` before the page's own code runs.
const BRIDGE: &str = include_str!("../../dist/bridge.js");

/// Opens the window on a page of the application.
pub fn open(app: &AppHandle, route: &str) -> tauri::Result<()> {
    let window = WebviewWindowBuilder::new(app, MAIN, WebviewUrl::App(format!("index.html#{route}").into()))
        .title("Platelayer")
        .visible(false)
        .inner_size(1280.0, 860.0)
        .min_inner_size(400.0, 300.0)
        .maximized(true)
        .initialization_script(BRIDGE)
        .on_navigation(|url| {
            let own = is_own(url);
            if !own {
                open_outside(url);
            }
            own
        })
        .on_new_window(|url, _| {
            open_outside(&url);
            NewWindowResponse::Deny
        })
        // Files are written only to picked places.
        .on_download(|_, _| false)
        .on_page_load(|window, payload| {
            if payload.event() == PageLoadEvent::Finished {
                drop(window.show());
            }
        })
        .build()?;
    let inner = window.clone();
    window.on_window_event(move |event| on_event(&inner, event));
    Ok(())
}

/// Brings the window to the front, or opens it again, because on macOS the application keeps running without it.
pub fn bring_up(app: &AppHandle) {
    match app.get_webview_window(MAIN) {
        Some(window) => {
            drop(window.unminimize());
            drop(window.set_focus());
        }
        None => drop(open(app, &last_route(app))),
    }
}

/// The page that was open when the window was closed.
pub fn last_route(app: &AppHandle) -> String {
    let route = app.state::<ConfigFile>().read(|config| config.last_route.clone());
    route.filter(|route| route.starts_with('/')).unwrap_or("/".into())
}

/// Whether the page has work that closing the window would lose, and whether a dialog is asking about it.
#[derive(Default)]
pub struct Work {
    running: AtomicBool,
    asking: AtomicBool,
}

#[tauri::command]
pub fn set_busy(work: State<Work>, busy: bool) {
    work.running.store(busy, Ordering::Relaxed);
}

/// Resets the state for a new page, which has no work.
pub fn forget_work(app: &AppHandle) {
    app.state::<Work>().running.store(false, Ordering::Relaxed);
}

/// Asks in a thread, because the dialog blocks. Does nothing if it is already asking.
fn ask_to_close(window: &WebviewWindow) {
    if window.state::<Work>().asking.swap(true, Ordering::Relaxed) {
        return;
    }
    let window = window.clone();
    std::thread::spawn(move || {
        let leave = picks::may_stop_export(window.app_handle());
        window.state::<Work>().asking.store(false, Ordering::Relaxed);
        if leave {
            remember_route(window.app_handle());
            drop(window.destroy());
        }
    });
}

fn on_event(window: &WebviewWindow, event: &WindowEvent) {
    let app = window.app_handle();
    match event {
        WindowEvent::CloseRequested { api, .. } if app.state::<Work>().running.load(Ordering::Relaxed) => {
            api.prevent_close();
            ask_to_close(window);
        }
        WindowEvent::CloseRequested { .. } => remember_route(app),
        WindowEvent::Destroyed => {
            games::unfollow(app);
            events::lose_page(app);
        }
        WindowEvent::DragDrop(event) => match event {
            DragDropEvent::Enter { paths, .. } if !paths.is_empty() => events::send(app, "dragging", json!([true])),
            DragDropEvent::Leave => events::send(app, "dragging", json!([false])),
            DragDropEvent::Drop { paths, .. } => {
                events::send(app, "dragging", json!([false]));
                // In a thread, so that reading files does not block the window.
                let (app, paths) = (app.clone(), paths.clone());
                std::thread::spawn(move || games::drop_files(&app, &paths));
            }
            _ => {}
        },
        _ => {}
    }
}

pub fn remember_route(app: &AppHandle) {
    let address = app.get_webview_window(MAIN).and_then(|window| window.url().ok());
    if let Some(route) = address.as_ref().and_then(Url::fragment) {
        let route = route.to_owned();
        // No page is left to report a failure.
        drop(app.state::<ConfigFile>().change(|config| config.last_route = Some(route)));
    }
}

/// Whether an address is that of the application; WebView2 uses a different one.
fn is_own(url: &Url) -> bool {
    match (url.scheme(), url.host_str()) {
        ("tauri", Some("localhost")) => true,
        ("http" | "https", Some("tauri.localhost")) => cfg!(windows),
        _ => false,
    }
}

fn is_web(url: &Url) -> bool {
    matches!(url.scheme(), "http" | "https")
}

fn open_outside(url: &Url) {
    if is_web(url) {
        drop(tauri_plugin_opener::open_url(url, None::<&str>));
    }
}

/// The game file among the program arguments, which need not be Unicode.
pub fn file_argument(args: impl IntoIterator<Item = impl Into<OsString>>, folder: &Path) -> Option<PathBuf> {
    let mut arguments = args.into_iter().skip(1).map(Into::into);
    let argument: OsString = arguments.find(|argument: &OsString| !argument.as_encoded_bytes().starts_with(b"-"))?;
    match argument.to_str().map(Url::parse) {
        Some(Ok(url)) if url.scheme() == "file" => url.to_file_path().ok(),
        _ => Some(folder.join(argument)),
    }
}

/// Handles the arguments of a second start, which ends at once.
pub fn second_start(app: &AppHandle, args: Vec<String>, folder: &str) {
    bring_up(app);
    if let Some(path) = file_argument(args, Path::new(folder)) {
        let app = app.clone();
        std::thread::spawn(move || games::show(&app, &path));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn url(text: &str) -> Url {
        Url::parse(text).unwrap()
    }

    #[test]
    fn shows_only_the_application_in_the_window() {
        assert!(is_own(&url("tauri://localhost/index.html#/games/")));
        for other in [
            "https://example.org/",
            "http://localhost/",
            "file:///etc/passwd",
            "data:text/html,x",
            "javascript:alert(1)",
            "blob:tauri://localhost/1",
            "about:blank",
            "tauri://elsewhere/",
            "ftp://example.org/",
        ] {
            assert!(!is_own(&url(other)), "{other}");
        }
    }

    #[test]
    fn opens_only_web_addresses_in_the_browser() {
        assert!(is_web(&url("https://example.org/")) && is_web(&url("http://example.org/")));
        for other in ["file:///etc/passwd", "data:text/html,x", "javascript:alert(1)", "mailto:a@b.example", "ftp://e/"]
        {
            assert!(!is_web(&url(other)), "{other}");
        }
    }

    #[test]
    fn takes_the_first_argument_that_is_not_an_option_as_the_file() {
        let file = |args: &[&str]| file_argument(args.iter().map(|text| text.to_string()), Path::new("/home/x"));
        assert_eq!(file(&["platelayer"]), None);
        assert_eq!(file(&["platelayer", "--verbose"]), None);
        assert_eq!(file(&["platelayer", "--verbose", "a.json"]), Some("/home/x/a.json".into()));
        assert_eq!(file(&["platelayer", "/b c.json"]), Some("/b c.json".into()));
        assert_eq!(file(&["platelayer", "file:///b%20c.json"]), Some("/b c.json".into()));
    }

    #[cfg(unix)]
    #[test]
    fn accepts_arguments_that_are_not_unicode() {
        use std::{ffi::OsStr, os::unix::ffi::OsStrExt};
        let args = [b"platelayer".as_slice(), b"--\xff", b"a\xff.json"].map(OsStr::from_bytes);
        assert_eq!(file_argument(args, Path::new("/home/x")), Some(OsStr::from_bytes(b"/home/x/a\xff.json").into()));
    }
}
