//! The desktop application: a window for the page of `apps/web`, with the files, dialogs and menus that a page cannot have.
//! Of a game, it reads only the titles and names in `info`.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

mod beside;
mod config;
mod content;
mod editor;
mod events;
mod facts;
mod games;
mod menu;
mod paths;
mod picks;
mod places;
mod updates;
mod watch;
mod window;

use std::env;

use serde_json::{Value, json};
use tauri::{AppHandle, Manager, RunEvent, State};

use config::ConfigFile;

#[tauri::command]
fn platform_and_versions(app: AppHandle) -> Value {
    let (platform, engine) = match env::consts::OS {
        "macos" => ("darwin", "WKWebView"),
        "windows" => ("win32", "WebView2"),
        other => (other, "WebKitGTK"),
    };
    let engine_version = tauri::webview_version().unwrap_or_default();
    json!({
        "platform": platform,
        "versions": {
            "system": os_info::get().to_string(),
            "shell": format!("Tauri {}", tauri::VERSION),
            "engine": format!("{engine} {engine_version}").trim_end(),
            "app": app.package_info().version.to_string(),
        },
    })
}

#[tauri::command]
fn load_config(app: AppHandle, file: State<ConfigFile>) -> Value {
    let mut answer = platform_and_versions(app);
    answer["config"] = file.read(|config| json!(config));
    answer["path"] = json!(file.path.to_string_lossy());
    answer
}

fn set_up(app: &mut tauri::App) -> Result<(), Box<dyn std::error::Error>> {
    let app = app.handle();
    let (file, damage) = ConfigFile::open(&app.path().app_data_dir()?);
    app.manage(file);
    if let Some(message) = damage {
        events::alert_error(app, "Damaged configuration", &message);
    }
    menu::build(app)?;
    let folder = env::current_dir().unwrap_or_default();
    let file = window::file_argument(env::args_os(), &folder);
    let slug = file.as_deref().and_then(|path| games::remember(app, path).map_err(|_| games::offer(app, path)).ok());
    let route = slug.map_or_else(|| window::last_route(app), |slug| games::map_of(&slug));
    window::open(app, &route)?;
    tauri::async_runtime::spawn(updates::check(app.clone()));
    Ok(())
}

/// Without a graphics card, WebKitGTK's default renderer takes three times the processor time until the first map.
#[cfg(target_os = "linux")]
fn choose_renderer() {
    const SWITCH: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";
    let is_card = |entry: std::fs::DirEntry| entry.file_name().to_string_lossy().starts_with("renderD");
    let has_card = std::fs::read_dir("/dev/dri").is_ok_and(|entries| entries.flatten().any(is_card));
    if !has_card && env::var_os(SWITCH).is_none() {
        // SAFETY: no other thread runs yet.
        unsafe { env::set_var(SWITCH, "1") };
    }
}

fn main() {
    #[cfg(target_os = "linux")]
    choose_renderer();
    tauri::Builder::default()
        .plugin(tauri_plugin_single_instance::init(|app, args, folder| {
            window::second_start(app, args, &folder);
        }))
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_updater::Builder::new().build())
        .manage(events::Events::default())
        .manage(games::Games::default())
        .manage(places::Places::default())
        .manage(updates::Found::default())
        .manage(window::Work::default())
        .invoke_handler(tauri::generate_handler![
            events::subscribe,
            platform_and_versions,
            load_config,
            games::load_summaries,
            games::load_game,
            games::peek_game,
            games::load_game_files,
            games::peek_game_files,
            games::read_dropped,
            games::delete_game,
            games::open_game,
            games::open_game_folder,
            games::save_game_path,
            games::add_recent,
            games::open_in_editor,
            window::set_busy,
            places::pick_folder,
            places::pick_file,
            places::taken,
            places::write_file,
            places::open_place,
            updates::check_for_updates,
            updates::download_update,
        ])
        .setup(set_up)
        .build(tauri::generate_context!())
        .expect("the application starts")
        .run(on_run_event);
}

#[cfg(not(target_os = "macos"))]
fn on_run_event(_: &AppHandle, _: RunEvent) {}

/// Files that macOS passed before the application was set up.
#[cfg(target_os = "macos")]
static EARLY: std::sync::Mutex<Vec<std::path::PathBuf>> = std::sync::Mutex::new(Vec::new());

/// macOS passes files by event, and the application keeps running without a window.
#[cfg(target_os = "macos")]
fn on_run_event(app: &AppHandle, event: RunEvent) {
    match event {
        RunEvent::Opened { urls } => {
            let paths = urls.iter().filter_map(|url| url.to_file_path().ok());
            match app.try_state::<ConfigFile>() {
                Some(_) => paths.for_each(|path| games::show(app, &path)),
                None => EARLY.lock().unwrap().extend(paths),
            }
        }
        RunEvent::Ready => EARLY.lock().unwrap().drain(..).for_each(|path| games::show(app, &path)),
        // The user clicked the Dock icon while no window was open.
        RunEvent::Reopen { has_visible_windows: false, .. } => window::bring_up(app),
        RunEvent::ExitRequested { api, code: None, .. } => api.prevent_exit(),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
        text.split_once(start).unwrap().1.split_once(end).unwrap().0
    }

    #[test]
    fn every_command_is_declared_allowed_handled_and_called() {
        let list = between(include_str!("../build.rs"), "COMMANDS: &[&str] = &[", "]");
        let named: Vec<_> = list.split('"').skip(1).step_by(2).collect();
        let capabilities: Value = serde_json::from_str(include_str!("../capabilities/main.json")).unwrap();
        let allowed = capabilities["permissions"].as_array().unwrap();
        let permission = |command: &&str| json!(format!("allow-{}", command.replace('_', "-")));
        assert_eq!(*allowed, named.iter().map(permission).collect::<Vec<_>>());
        let handlers = between(include_str!("main.rs"), "generate_handler![", "]").split(',').map(str::trim);
        let handled: Vec<_> =
            handlers.filter_map(|path| path.rsplit("::").next()).filter(|own| !own.is_empty()).collect();
        assert_eq!(handled, named);
        let bridge = include_str!("../../bridge/bridge.ts");
        for command in &named {
            assert!(bridge.contains(&format!("('{command}'")), "{command} is called");
        }
        for call in ["call", "tell", "textOf", "filesOf"] {
            for command in bridge.split(&format!("{call}('")).skip(1).filter_map(|rest| rest.split('\'').next()) {
                assert!(named.contains(&command), "{command} is a command");
            }
        }
    }
}
