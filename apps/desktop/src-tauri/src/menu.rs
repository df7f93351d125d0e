//! The native menu (98.10.2). Only the list of recent games changes after the start.

use std::sync::Mutex;

use tauri::{
    AppHandle, Manager, Wry,
    menu::{IsMenuItem, Menu, MenuEvent, MenuItem, PredefinedMenuItem, Submenu},
};

use crate::{config::ConfigFile, events, games, window};

const RECENT: &str = "recent:";

pub struct Recents(Submenu<Wry>);

/// Zoom factor of the page.
pub struct Zoom(pub Mutex<f64>);

const ZOOM_STEP: f64 = 1.2;

/// Id, label and key of an entry that does the same on every system.
type Entry = (&'static str, &'static str, Option<&'static str>);

const OPEN: Entry = ("open", "Open…", Some("CmdOrCtrl+O"));
const QUIT: Entry = ("quit", "Quit", Some("CmdOrCtrl+Q"));
const VIEW: &[Entry] = &[
    ("reload", "Reload", Some("CmdOrCtrl+R")),
    #[cfg(debug_assertions)]
    ("devtools", "Developer Tools", Some("CmdOrCtrl+Shift+I")),
    ("go:/app", "App Info", Some("CmdOrCtrl+U")),
    ("zoom-reset", "Actual Size", Some("CmdOrCtrl+0")),
    ("zoom-in", "Zoom In", Some("CmdOrCtrl+=")),
    ("zoom-out", "Zoom Out", Some("CmdOrCtrl+-")),
    ("fullscreen", "Full Screen", Some(FULL_SCREEN_KEY)),
];
const FULL_SCREEN_KEY: &str = if cfg!(target_os = "macos") { "Ctrl+Cmd+F" } else { "F11" };
const HELP: &[Entry] =
    &[("go:/docs", "Documentation", Some("CmdOrCtrl+D")), ("go:/elements", "Elements", Some("CmdOrCtrl+E"))];
/// GTK has no predefined entries for these. They have no keys, so that the page still gets the key presses.
#[cfg(target_os = "linux")]
const EDIT: &[Entry] = &[
    ("edit:Undo", "Undo", None),
    ("edit:Redo", "Redo", None),
    ("edit:Cut", "Cut", None),
    ("edit:Copy", "Copy", None),
    ("edit:Paste", "Paste", None),
    ("edit:SelectAll", "Select All", None),
];
#[cfg(not(target_os = "macos"))]
const WINDOW: &[Entry] = &[("minimize", "Minimise", None), ("maximize", "Maximise", None), ("quit", "Close", None)];

fn item(app: &AppHandle, &(id, text, key): &Entry) -> tauri::Result<MenuItem<Wry>> {
    MenuItem::with_id(app, id, text, true, key)
}

fn submenu(app: &AppHandle, title: &str, entries: &[Entry]) -> tauri::Result<Submenu<Wry>> {
    let menu = Submenu::new(app, title, true)?;
    for entry in entries {
        menu.append(&item(app, entry)?)?;
    }
    Ok(menu)
}

#[cfg(not(target_os = "linux"))]
fn edit(app: &AppHandle) -> tauri::Result<Submenu<Wry>> {
    let line = PredefinedMenuItem::separator(app)?;
    let entries: [&dyn IsMenuItem<Wry>; 7] = [
        &PredefinedMenuItem::undo(app, None)?,
        &PredefinedMenuItem::redo(app, None)?,
        &line,
        &PredefinedMenuItem::cut(app, None)?,
        &PredefinedMenuItem::copy(app, None)?,
        &PredefinedMenuItem::paste(app, None)?,
        &PredefinedMenuItem::select_all(app, None)?,
    ];
    Submenu::with_items(app, "Edit", true, &entries)
}

#[cfg(target_os = "linux")]
fn edit(app: &AppHandle) -> tauri::Result<Submenu<Wry>> {
    submenu(app, "Edit", EDIT)
}

#[cfg(target_os = "macos")]
fn windows(app: &AppHandle) -> tauri::Result<Submenu<Wry>> {
    let entries: [&dyn IsMenuItem<Wry>; 3] = [
        &PredefinedMenuItem::minimize(app, None)?,
        &PredefinedMenuItem::maximize(app, None)?,
        &PredefinedMenuItem::close_window(app, None)?,
    ];
    Submenu::with_items(app, "Window", true, &entries)
}

#[cfg(not(target_os = "macos"))]
fn windows(app: &AppHandle) -> tauri::Result<Submenu<Wry>> {
    submenu(app, "Window", WINDOW)
}

#[cfg(target_os = "macos")]
fn application(app: &AppHandle) -> tauri::Result<Submenu<Wry>> {
    let line = PredefinedMenuItem::separator(app)?;
    let entries: [&dyn IsMenuItem<Wry>; 9] = [
        &PredefinedMenuItem::about(app, None, None)?,
        &line,
        &PredefinedMenuItem::services(app, None)?,
        &line,
        &PredefinedMenuItem::hide(app, None)?,
        &PredefinedMenuItem::hide_others(app, None)?,
        &PredefinedMenuItem::show_all(app, None)?,
        &line,
        &item(app, &QUIT)?,
    ];
    Submenu::with_items(app, "Platelayer", true, &entries)
}

pub fn build(app: &AppHandle) -> tauri::Result<()> {
    let recents = Submenu::new(app, "Open Recents", true)?;
    let line = PredefinedMenuItem::separator(app)?;
    let file: [&dyn IsMenuItem<Wry>; 4] = [&item(app, &OPEN)?, &recents, &line, &item(app, &QUIT)?];
    // On macOS, Quit is in the application menu.
    let file = if cfg!(target_os = "macos") { &file[..2] } else { &file };
    let menus: &[&dyn IsMenuItem<Wry>] = &[
        #[cfg(target_os = "macos")]
        &application(app)?,
        &Submenu::with_items(app, "File", true, file)?,
        &edit(app)?,
        &submenu(app, "View", VIEW)?,
        &windows(app)?,
        &submenu(app, "Help", HELP)?,
    ];
    app.set_menu(Menu::with_items(app, menus)?)?;
    app.manage(Recents(recents));
    app.manage(Zoom(Mutex::new(1.0)));
    app.on_menu_event(chosen);
    show_recents(app);
    Ok(())
}

/// Fills the list of recent games, on the main thread, as menus require.
pub fn show_recents(app: &AppHandle) {
    let inner = app.clone();
    drop(app.run_on_main_thread(move || {
        // The menu does not exist yet early in the start.
        if let Some(recents) = inner.try_state::<Recents>() {
            drop(fill(&inner, &recents.0));
        }
    }));
}

fn fill(app: &AppHandle, menu: &Submenu<Wry>) -> tauri::Result<()> {
    let recents = app.state::<ConfigFile>().read(|config| config.recents.clone());
    let shown = menu.items()?;
    let unchanged = shown.len() == recents.len()
        && shown.iter().zip(&recents).all(|(item, recent)| {
            let item = item.as_menuitem();
            item.is_some_and(|item| {
                item.id().0 == format!("{RECENT}{}", recent.slug)
                    && item.text().is_ok_and(|text| text == label(&recent.title))
            })
        });
    if unchanged {
        return Ok(());
    }
    for item in shown {
        menu.remove(&item)?;
    }
    for recent in &recents {
        let id = format!("{RECENT}{}", recent.slug);
        menu.append(&MenuItem::with_id(app, id, label(&recent.title), true, None::<&str>)?)?;
    }
    menu.set_enabled(!recents.is_empty())
}

/// A title as one line of limited length. GTK cannot show NUL, and a single `&` would underline the next letter.
fn label(title: &str) -> String {
    const MAX_LENGTH: usize = 60;
    let mut letters = title.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    let mut text: String = letters.by_ref().take(MAX_LENGTH).collect();
    if letters.next().is_some() {
        text.push('…');
    }
    text.replace('&', "&&")
}

fn chosen(app: &AppHandle, event: MenuEvent) {
    let id = event.id().0.as_str();
    let path = id.strip_prefix("go:").map(str::to_owned);
    if let Some(path) = path.or_else(|| id.strip_prefix(RECENT).map(games::map_of)) {
        window::bring_up(app);
        return events::redirect(app, &path);
    }
    match id {
        "open" => return games::pick_and_show(app),
        // Closing the window saves the page and, except on macOS, quits the application.
        "quit" if cfg!(target_os = "macos") => {
            window::remember_route(app);
            return app.exit(0);
        }
        _ => {}
    }
    let Some(window) = app.get_webview_window(window::MAIN) else {
        return;
    };
    let zoom = |change: fn(f64) -> f64| {
        let state = app.state::<Zoom>();
        let mut factor = state.0.lock().unwrap();
        *factor = change(*factor).clamp(0.3, 5.0);
        window.set_zoom(*factor)
    };
    // These fail only while the window closes.
    drop(match id {
        "quit" => window.close(),
        "reload" => window.reload(),
        "zoom-reset" => zoom(|_| 1.0),
        "zoom-in" => zoom(|factor| factor * ZOOM_STEP),
        "zoom-out" => zoom(|factor| factor / ZOOM_STEP),
        "fullscreen" => window.is_fullscreen().and_then(|full| window.set_fullscreen(!full)),
        "minimize" => window.minimize(),
        "maximize" => match window.is_maximized() {
            Ok(true) => window.unmaximize(),
            _ => window.maximize(),
        },
        #[cfg(debug_assertions)]
        "devtools" => {
            window.open_devtools();
            Ok(())
        }
        #[cfg(target_os = "linux")]
        _ => match id.strip_prefix("edit:") {
            Some(command) => {
                let command = command.to_owned();
                window.with_webview(move |view| {
                    webkit2gtk::WebViewExt::execute_editing_command(&view.inner(), &command);
                })
            }
            None => Ok(()),
        },
        #[cfg(not(target_os = "linux"))]
        _ => Ok(()),
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_label_of_a_game_is_one_line_that_every_system_can_show() {
        assert_eq!(label("Rock & Rail"), "Rock && Rail");
        assert_eq!(label("Two\nlines\0and a zero"), "Two lines and a zero");
        assert_eq!(label(&"ü".repeat(60)), "ü".repeat(60));
        assert_eq!(label(&"ü".repeat(61)), format!("{}…", "ü".repeat(60)));
    }
}
