//! Game files that the user has opened (98.6.5). Paths come from a dialog, a drop or the command line, never from the page.

use std::{
    collections::HashSet,
    io,
    path::{Path, PathBuf},
    sync::Mutex,
};

use serde_json::{Map, Value, json};
use tauri::{AppHandle, Manager, State, ipc::Response};
use uuid::Uuid;

use crate::{
    beside,
    config::{Config, ConfigFile, Recent, Summary, slug_of},
    content::{GameFile, is_zip, lists_ruby, plain_json, read_game, text_of},
    editor, events, menu,
    paths::{NOT_A_GAME, Refused, games_in, named, read, read_sources, real_path},
    picks,
    watch::{Change, Stamp, Watch},
    window,
};

/// The page shows its own, translated message instead.
const GONE: &str = "The file for this game was deleted or moved, or is no longer a game file";

#[derive(Default)]
pub struct Games {
    /// Watch of the file that was loaded last.
    watch: Mutex<Option<Watch>>,
    /// Files dropped on the window that the page has not opened yet.
    dropped: Mutex<HashSet<PathBuf>>,
    /// Dropped files that are not games, which the page may import.
    refused: Mutex<HashSet<PathBuf>>,
}

fn summary_of(id: &str, path: &Path, game: &GameFile) -> Summary {
    let text = |key: &str| game.info.get(key).and_then(Value::as_str).map(str::to_owned);
    let stem = || path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Summary {
        id: id.into(),
        r#type: "electron".into(),
        slug: slug_of(id),
        title: text("title").unwrap_or_else(stem),
        subtitle: text("subtitle"),
        designer: text("designer"),
        publisher: text("publisher"),
        path: Some(path.into()),
    }
}

/// Changes the configuration and the menu. Shows an alert if the configuration cannot be written.
fn change<T>(app: &AppHandle, change: impl FnOnce(&mut Config) -> T) -> Option<T> {
    let answer = app.state::<ConfigFile>().change(change);
    menu::show_recents(app);
    answer
        .map_err(|error| events::alert_error(app, "Not saved", &format!("The list of games was not saved: {error}")))
        .ok()
}

/// Adds a game to the list, if it is new, and returns its slug. Adds all games of a folder.
pub fn remember(app: &AppHandle, path: &Path) -> Result<String, Refused> {
    let path = real_path(path)?;
    let (shown, others) = match path.is_dir() {
        true => games_in(&path).ok_or_else(|| Refused::unread(NOT_A_GAME))?,
        false => (path, Vec::new()),
    };
    let shown = summary_at(app, &shown)?;
    let slug = shown.slug.clone();
    let others: Vec<_> = others.iter().flat_map(|path| summary_at(app, path)).collect();
    change(app, |config| others.iter().chain([&shown]).for_each(|summary| config.put(summary)));
    Ok(slug)
}

fn summary_at(app: &AppHandle, path: &Path) -> Result<Summary, Refused> {
    named(path)?;
    let bytes = read(path).map_err(|error| Refused::unreadable(path, &error))?;
    let game = if is_zip(&bytes) {
        // The page opens zips itself. A zip with Ruby files is for the import.
        if lists_ruby(&bytes) {
            return Err(Refused::unread(NOT_A_GAME));
        }
        GameFile::default()
    } else {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Some(game) = read_game(&text) else {
            return Err(Refused::no_game(path, text));
        };
        game
    };
    let known = app.state::<ConfigFile>().read(|config| {
        let mut known = config.all_summaries();
        known.find(|summary| summary.path.as_deref() == Some(path)).map(|summary| summary.id)
    });
    Ok(summary_of(&known.unwrap_or_else(|| Uuid::new_v4().to_string()), path, &game))
}

pub fn map_of(slug: &str) -> String {
    format!("/games/{slug}/map")
}

/// Opens a file from outside the page: from the program argument, a second start or the menu.
pub fn show(app: &AppHandle, path: &Path) {
    window::bring_up(app);
    match remember(app, path) {
        Ok(slug) => events::redirect(app, &map_of(&slug)),
        Err(_) => offer(app, path),
    }
}

/// Lets the page open a file or report its problems. The page needs a Unicode path.
pub fn offer(app: &AppHandle, path: &Path) {
    match named(path) {
        Ok(text) => {
            app.state::<Games>().dropped.lock().unwrap().insert(path.into());
            events::send(app, "drop", json!([text]));
        }
        Err(refused) => events::alert_error(app, "Not opened", &refused.message),
    }
}

/// Opens a file from the menu. Runs in a thread, because the dialog blocks.
pub fn pick_and_show(app: &AppHandle) {
    let app = app.clone();
    std::thread::spawn(move || {
        if let Some(path) = picks::game(&app) {
            show(&app, &path);
        }
    });
}

/// Offers the first dropped file to the page and adds the others to the list.
pub fn drop_files(app: &AppHandle, paths: &[PathBuf]) {
    let Some((first, others)) = paths.split_first() else {
        return;
    };
    for path in others {
        if remember(app, path).is_err() {
            offer(app, path);
        }
    }
    offer(app, first);
}

#[tauri::command]
pub fn load_summaries(config: State<ConfigFile>) -> Value {
    let summaries: Map<String, Value> = config.read(|config| {
        config.all_summaries().map(|summary| (summary.id.clone(), json!(Summary { path: None, ..summary }))).collect()
    });
    json!({ "electron": summaries })
}

/// Returns the text of a file, as plain JSON on request, and starts to watch it.
#[tauri::command(async)]
pub fn load_game(app: AppHandle, id: &str, plain: bool) -> Result<Response, String> {
    let Opened { path, seen, text, .. } = load_file(&app, id)?;
    refresh(&app, id, &path, &text);
    follow(&app, id, path, seen);
    Ok(Response::new(if plain { plain_json(&text) } else { text }.into_bytes()))
}

/// Returns the text of a file for its picture in the list, without watching it.
#[tauri::command(async)]
pub fn peek_game(app: AppHandle, id: &str) -> Result<Response, String> {
    Ok(Response::new(peek_file(&app, id)?.text.into_bytes()))
}

/// Returns a game file and its assets, packed, and starts to watch them.
#[tauri::command(async)]
pub fn load_game_files(app: AppHandle, id: &str) -> Result<Response, String> {
    let Opened { path, seen, text, bytes } = load_file(&app, id)?;
    refresh(&app, id, &path, &text);
    let answer = packed_game(&path, bytes);
    follow(&app, id, path, seen);
    Ok(Response::new(answer))
}

/// Returns the same files without watching them: for the list of games, and after a save.
#[tauri::command(async)]
pub fn peek_game_files(app: AppHandle, id: &str) -> Result<Response, String> {
    let Opened { path, bytes, .. } = peek_file(&app, id)?;
    Ok(Response::new(packed_game(&path, bytes)))
}

/// The game file comes first. A zip already contains its assets.
fn packed_game(path: &Path, bytes: Vec<u8>) -> Vec<u8> {
    let besides = if is_zip(&bytes) { Vec::new() } else { beside::read_beside(path) };
    let mut files = vec![(beside::own_name(path), Some(bytes))];
    files.extend(besides);
    beside::packed(&files)
}

/// Returns dropped files that are not games, for the page to import: Ruby files below a folder, or one file. Works only once.
#[tauri::command(async)]
pub fn read_dropped(games: State<Games>, path: PathBuf) -> Result<Response, String> {
    if !games.refused.lock().unwrap().remove(&path) {
        return Err("This file was not dropped here.".into());
    }
    Ok(Response::new(beside::packed(&read_sources(&path))))
}

struct Opened {
    path: PathBuf,
    seen: Stamp,
    bytes: Vec<u8>,
    text: String,
}

/// Reads a game to be shown. Removes it from the list if the file is missing.
fn load_file(app: &AppHandle, id: &str) -> Result<Opened, String> {
    read_file(app, id).map_err(|error| {
        if error.kind() == io::ErrorKind::NotFound {
            forget(app, id);
        }
        GONE.into()
    })
}

/// Reads a game without removing it from the list: it may be open, and an editor may replace its file at this moment.
fn peek_file(app: &AppHandle, id: &str) -> Result<Opened, String> {
    read_file(app, id).map_err(|_| GONE.into())
}

fn read_file(app: &AppHandle, id: &str) -> io::Result<Opened> {
    let summary = app.state::<ConfigFile>().read(|config| config.summary(id));
    let path = summary.and_then(|summary| summary.path).ok_or(io::ErrorKind::NotFound)?;
    let seen = Stamp::of(&path);
    let bytes = read(&path)?;
    let text = text_of(&bytes);
    Ok(Opened { path, seen, bytes, text })
}

/// Updates the lists from the content of a file, unless it is broken.
fn refresh(app: &AppHandle, id: &str, path: &Path, text: &str) {
    if let Some(game) = read_game(text) {
        change(app, |config| {
            // The user may have deleted it from the list.
            if config.summaries.contains_key(id) {
                config.put(&summary_of(id, path, &game));
            }
        });
    }
}

fn follow(app: &AppHandle, id: &str, path: PathBuf, seen: Stamp) {
    let watch = {
        let (app, id, path) = (app.clone(), id.to_owned(), path.clone());
        Watch::start(path.clone(), seen, move |change| match change {
            Change::Saved(bytes) => {
                let text = text_of(&bytes);
                refresh(&app, &id, &path, &text);
                events::send(&app, "game", json!([text, slug_of(&id)]));
            }
            Change::Lost => events::send(&app, "lost", json!([slug_of(&id)])),
        })
    };
    *app.state::<Games>().watch.lock().unwrap() = Some(watch);
}

/// Stops watching, because no page is left.
pub fn unfollow(app: &AppHandle) {
    *app.state::<Games>().watch.lock().unwrap() = None;
}

fn forget(app: &AppHandle, id: &str) {
    let path = change(app, |config| {
        let path = config.summary(id).and_then(|summary| summary.path);
        config.forget(id);
        path
    });
    let games = app.state::<Games>();
    let mut watch = games.watch.lock().unwrap();
    if watch.as_ref().map(|watch| &watch.path) == path.flatten().as_ref() {
        *watch = None;
    }
}

#[tauri::command(async)]
pub fn delete_game(app: AppHandle, id: &str) {
    forget(&app, id);
}

#[tauri::command(async)]
pub fn open_game(app: AppHandle) -> Result<Option<String>, Refused> {
    let path = picks::game(&app);
    path.map(|path| remember(&app, &path)).transpose()
}

#[tauri::command(async)]
pub fn open_game_folder(app: AppHandle) -> Result<Option<String>, Refused> {
    let path = picks::game_folder(&app);
    path.map(|path| remember(&app, &path)).transpose()
}

#[tauri::command(async)]
pub fn save_game_path(app: AppHandle, games: State<Games>, path: PathBuf) -> Result<String, Refused> {
    if !games.dropped.lock().unwrap().remove(&path) {
        return Err(Refused::unread("This file was not dropped here."));
    }
    remember(&app, &path).inspect_err(|_| {
        games.refused.lock().unwrap().insert(path);
    })
}

#[tauri::command(async)]
pub fn add_recent(app: AppHandle, title: String, slug: String) {
    change(&app, |config| config.add_recent(Recent { title, slug }));
}

#[tauri::command(async)]
pub fn open_in_editor(config: State<ConfigFile>, id: &str, line: u32) -> Result<(), String> {
    let (summary, command) = config.read(|config| (config.summary(id), config.editor.clone()));
    let path = summary.and_then(|summary| summary.path);
    let path = path.ok_or("The game is no longer in the list")?;
    editor::open(&path, line, command.as_deref())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_has_the_title_of_the_game_or_the_name_of_its_file() {
        let path = Path::new("/games/my game.json");
        let game = read_game(r#"{"info":{"title":"T","designer":"D","publisher":5}}"#).unwrap();
        let summary = summary_of("x", path, &game);
        assert_eq!((summary.title.as_str(), summary.designer.as_deref(), summary.publisher), ("T", Some("D"), None));
        assert_eq!(summary_of("x", path, &read_game(r#"{"info":{}}"#).unwrap()).title, "my game");
    }
}
