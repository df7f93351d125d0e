//! Game files the user has opened (98.6.5). A path comes from a dialog, a drop or the command line, never from the page.

use std::{
    collections::HashSet,
    fs, io,
    path::{Path, PathBuf},
    sync::Mutex,
};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use tauri::{AppHandle, Manager, State, ipc::Response};
use uuid::Uuid;

use crate::{
    config::{Config, ConfigFile, Recent, Summary, slug_of},
    editor, events, menu, picks,
    watch::{Stamp, Watch},
};

const NOT_A_GAME: &str = "File was not a valid Platelayer game";

#[derive(Default)]
pub struct Games {
    /// One file at a time: the one that was loaded last.
    watch: Mutex<Option<Watch>>,
    /// Dropped on the window and not taken in yet.
    dropped: Mutex<HashSet<PathBuf>>,
}

/// All that the host reads of a game.
#[derive(Deserialize)]
struct GameFile {
    info: Map<String, Value>,
}

fn read_game(text: &str) -> Option<GameFile> {
    serde_json::from_str(&plain_json(text)).ok()
}

/// The same text as plain JSON: the page also reads comments, trailing commas and a byte order mark. Lines and columns
/// stay.
fn plain_json(text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let mut comma = None;
    let mut at = if text.starts_with('\u{feff}') { 3 } else { 0 };
    bytes[..at].fill(b' ');
    while at < bytes.len() {
        match (bytes[at], bytes.get(at + 1)) {
            (b'"', _) => {
                comma = None;
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
            }
            (b'/', Some(b'/')) => {
                while at < bytes.len() && bytes[at] != b'\n' {
                    bytes[at] = b' ';
                    at += 1;
                }
                continue;
            }
            (b'/', Some(b'*')) => {
                let length = text[at..].find("*/").map_or(bytes.len() - at, |end| end + 2);
                for byte in &mut bytes[at..at + length] {
                    if *byte != b'\n' {
                        *byte = b' ';
                    }
                }
                at += length;
                continue;
            }
            (b',', _) => comma = Some(at),
            (b'}' | b']', _) => {
                if let Some(comma) = comma.take() {
                    bytes[comma] = b' ';
                }
            }
            (byte, _) if !byte.is_ascii_whitespace() => comma = None,
            _ => {}
        }
        at += 1;
    }
    String::from_utf8(bytes).expect("blanks replace whole characters only")
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

/// Changes the configuration; the menu follows, and a failure to write is told.
fn change<T>(app: &AppHandle, change: impl FnOnce(&mut Config) -> T) -> Option<T> {
    let answer = app.state::<ConfigFile>().change(change);
    menu::show_recents(app);
    answer.map_err(|error| events::alert_error(app, "Error", &format!("The list of games was not saved: {error}"))).ok()
}

/// Why a file is not taken in. The page finds the fault in its text and names line and column.
#[derive(Debug, Serialize)]
pub struct Refused {
    message: String,
    /// Name and text of a file that could be read.
    #[serde(flatten)]
    content: Option<RefusedFile>,
}

#[derive(Debug, Serialize)]
struct RefusedFile {
    file: String,
    text: String,
}

impl Refused {
    fn unread(message: &str) -> Self {
        Refused { message: message.into(), content: None }
    }

    fn no_game(path: &Path, text: String) -> Self {
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Refused { message: NOT_A_GAME.into(), content: Some(RefusedFile { file, text }) }
    }
}

/// Takes a file in, unless it is known already, and answers its slug.
pub fn remember(app: &AppHandle, path: &Path) -> Result<String, Refused> {
    let path = path.canonicalize().map_err(|_| Refused::unread(NOT_A_GAME))?;
    let bytes = fs::read(&path).map_err(|_| Refused::unread(NOT_A_GAME))?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let Some(game) = read_game(&text) else {
        return Err(Refused::no_game(&path, text));
    };
    let known = app.state::<ConfigFile>().read(|config| {
        let mut known = config.all_summaries();
        known.find(|summary| summary.path.as_ref() == Some(&path)).map(|summary| summary.id)
    });
    let id = known.unwrap_or_else(|| Uuid::new_v4().to_string());
    change(app, |config| config.put(&summary_of(&id, &path, &game)));
    Ok(slug_of(&id))
}

pub fn map_of(slug: &str) -> String {
    format!("/games/{slug}/map")
}

/// Opens a file from outside the page: program argument, second start, menu.
pub fn show(app: &AppHandle, path: &Path) {
    match remember(app, path) {
        Ok(slug) => events::redirect(app, &map_of(&slug)),
        Err(_) => offer(app, path),
    }
}

/// Leaves it to the page to take a file in, or to tell what is wrong with it.
pub fn offer(app: &AppHandle, path: &Path) {
    app.state::<Games>().dropped.lock().unwrap().insert(path.into());
    events::send(app, "drop", json!([path]));
}

/// The entry "Open" of the menu. A dialog waits, so it gets a thread.
pub fn pick_and_show(app: &AppHandle) {
    let app = app.clone();
    std::thread::spawn(move || {
        if let Some(path) = picks::game(&app) {
            show(&app, &path);
        }
    });
}

/// Of several files dropped at once the page is told of the first; the others are taken in too.
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

/// The text of a file, as plain JSON if asked for; from then on its saves are pushed.
#[tauri::command(async)]
pub fn load_game(app: AppHandle, id: &str, plain: bool) -> Result<Response, String> {
    let Opened { path, seen, text } = read_file(&app, id)?;
    refresh(&app, id, &path, &text);
    follow(&app, id, path, seen);
    Ok(Response::new(if plain { plain_json(&text) } else { text }.into_bytes()))
}

/// The text of a file for its picture in the list: the watch stays where it is.
#[tauri::command(async)]
pub fn peek_game(app: AppHandle, id: &str) -> Result<Response, String> {
    Ok(Response::new(read_file(&app, id)?.text.into_bytes()))
}

struct Opened {
    path: PathBuf,
    seen: Stamp,
    text: String,
}

/// Only a file that is missing is forgotten.
fn read_file(app: &AppHandle, id: &str) -> Result<Opened, String> {
    let failure = || format!("Electron game {id} not found or was not a valid Platelayer game");
    let summary = app.state::<ConfigFile>().read(|config| config.summary(id));
    let path = summary.and_then(|summary| summary.path).ok_or_else(failure)?;
    let seen = Stamp::of(&path);
    let bytes = fs::read(&path).map_err(|error| {
        if error.kind() == io::ErrorKind::NotFound {
            forget(app, id);
        }
        failure()
    })?;
    Ok(Opened { path, seen, text: String::from_utf8_lossy(&bytes).into_owned() })
}

/// What a file says of itself goes into the lists; a broken one leaves them alone.
fn refresh(app: &AppHandle, id: &str, path: &Path, text: &str) {
    if let Some(game) = read_game(text) {
        change(app, |config| {
            // It may have been deleted from the list meanwhile.
            if config.summaries.contains_key(id) {
                config.put(&summary_of(id, path, &game));
            }
        });
    }
}

fn follow(app: &AppHandle, id: &str, path: PathBuf, seen: Stamp) {
    let watch = {
        let (app, id, path) = (app.clone(), id.to_owned(), path.clone());
        Watch::start(path.clone(), seen, move |text| {
            refresh(&app, &id, &path, &text);
            events::send(&app, "game", json!([text, slug_of(&id)]));
        })
    };
    *app.state::<Games>().watch.lock().unwrap() = Some(watch);
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
pub fn save_game_path(app: AppHandle, games: State<Games>, path: PathBuf) -> Result<String, Refused> {
    if !games.dropped.lock().unwrap().remove(&path) {
        return Err(Refused::unread("This file was not dropped here."));
    }
    remember(&app, &path)
}

#[tauri::command(async)]
pub fn add_recent(app: AppHandle, title: String, slug: String) {
    change(&app, |config| config.add_recent(Recent { title, slug }));
}

#[tauri::command(async)]
pub fn open_in_editor(config: State<ConfigFile>, id: &str, line: u32) -> Result<(), String> {
    let (summary, command) = config.read(|config| (config.summary(id), config.editor.clone()));
    let path = summary.and_then(|summary| summary.path);
    let path = path.ok_or_else(|| format!("Electron game {id} not found"))?;
    editor::open(&path, line, command.as_deref())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_json_with_an_object_info() {
        for text in [
            r#"{"info":{}}"#,
            "\u{feff}{\"info\":{\"title\":\"A\"},\"map\":[1,2]}",
            "// a game\n{\"info\": {\"title\": \"A // B\", /* so */}, \"tiles\": [1,],\n}\n",
        ] {
            assert!(read_game(text).is_some(), "{text}");
        }
        for text in ["", "{bad", "[]", "{}", r#"{"info":[]}"#, r#"{"info":{}"#, r#"{"info":{}} x"#, r#"{"info":{},,}"#]
        {
            assert!(read_game(text).is_none(), "{text}");
        }
    }

    #[test]
    fn deep_nesting_is_read_without_recursion() {
        let text = format!(r#"{{"a":{}{},"info":{{}}}}"#, "[".repeat(100_000), "]".repeat(100_000));
        assert!(read_game(&text).is_some());
    }

    #[test]
    fn plain_json_keeps_lines_columns_and_strings() {
        let text = "{ // ü\n  \"a\\\"//\": \"/* ü */,]\", /* x\n y */ \"b\": [1, 2 , ],\n}";
        let plain = plain_json(text);
        assert_eq!(plain.len(), text.len());
        assert_eq!(plain.lines().count(), text.lines().count());
        let value: Value = serde_json::from_str(&plain).unwrap();
        assert_eq!(value, json!({ "a\"//": "/* ü */,]", "b": [1, 2] }));
    }

    #[test]
    fn unfinished_texts_do_no_harm() {
        for text in ["\"", "\"\\", "/", "/*", "/* ü", "//", ",", "{\"a\": \"ü\\"] {
            assert_eq!(plain_json(text).len(), text.len(), "{text}");
        }
    }

    #[test]
    fn a_summary_says_what_the_file_says_and_else_its_name() {
        let path = Path::new("/games/my game.json");
        let game = read_game(r#"{"info":{"title":"T","designer":"D","publisher":5}}"#).unwrap();
        let summary = summary_of("x", path, &game);
        assert_eq!((summary.title.as_str(), summary.designer.as_deref(), summary.publisher), ("T", Some("D"), None));
        assert_eq!(summary_of("x", path, &read_game(r#"{"info":{}}"#).unwrap()).title, "my game");
    }
}
