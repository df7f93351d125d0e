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
    beside::{self, Bounds, Found},
    config::{Config, ConfigFile, Recent, Summary, slug_of},
    editor, events, menu, picks,
    watch::{Stamp, Watch},
};

const NOT_A_GAME: &str = "File was not a valid Platelayer game";

const NOT_UNICODE: &str =
    "The name of the file, or of a folder it lies in, is not valid Unicode. Rename it, then open it again.";

#[derive(Default)]
pub struct Games {
    /// One file at a time: the one that was loaded last.
    watch: Mutex<Option<Watch>>,
    /// Dropped on the window and not taken in yet.
    dropped: Mutex<HashSet<PathBuf>>,
    /// Dropped and no game: the page may see whether it can import it.
    refused: Mutex<HashSet<PathBuf>>,
}

/// All that the host reads of a game.
#[derive(Default, Deserialize)]
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

/// Takes a game in, unless it is known already, and answers its slug. Of a folder all its games are taken in.
pub fn remember(app: &AppHandle, path: &Path) -> Result<String, Refused> {
    let path = real_path(path)?;
    if path.is_dir() {
        let (first, others) = games_in(&path).ok_or_else(|| Refused::unread(NOT_A_GAME))?;
        for other in others {
            drop(remember(app, &other));
        }
        return remember(app, &first);
    }
    let bytes = fs::read(&path).map_err(|_| Refused::unread(NOT_A_GAME))?;
    let game = if is_zip(&bytes) {
        // The page looks into it. What holds Ruby is for its import.
        if lists_ruby(&bytes) {
            return Err(Refused::unread(NOT_A_GAME));
        }
        GameFile::default()
    } else {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Some(game) = read_game(&text) else {
            return Err(Refused::no_game(&path, text));
        };
        game
    };
    let known = app.state::<ConfigFile>().read(|config| {
        let mut known = config.all_summaries();
        known.find(|summary| summary.path.as_ref() == Some(&path)).map(|summary| summary.id)
    });
    let id = known.unwrap_or_else(|| Uuid::new_v4().to_string());
    change(app, |config| config.put(&summary_of(&id, &path, &game)));
    Ok(slug_of(&id))
}

/// The path without links, as the configuration file can hold it: as text.
fn real_path(path: &Path) -> Result<PathBuf, Refused> {
    // A second start hands its arguments over with this mark in place of what is no text.
    let no_text = path.to_string_lossy().contains(char::REPLACEMENT_CHARACTER);
    let failure = if no_text { NOT_UNICODE } else { NOT_A_GAME };
    let path = path.canonicalize().map_err(|_| Refused::unread(failure))?;
    named(&path)?;
    Ok(path)
}

/// A path as text. Systems allow names that are none.
fn named(path: &Path) -> Result<&str, Refused> {
    path.to_str().ok_or_else(|| Refused::unread(NOT_UNICODE))
}

/// The games of a folder, and of the folder `games` in it: first the one that is shown.
fn games_in(folder: &Path) -> Option<(PathBuf, Vec<PathBuf>)> {
    let mut found = Vec::new();
    for inside in [folder.to_path_buf(), folder.join("games")] {
        let mut paths: Vec<_> =
            fs::read_dir(inside).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        paths.sort();
        let is_game = |path: &PathBuf| {
            path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"))
                && fs::symlink_metadata(path).is_ok_and(|about| about.is_file())
                && fs::read(path).is_ok_and(|bytes| read_game(&String::from_utf8_lossy(&bytes)).is_some())
        };
        found.extend(paths.into_iter().filter(is_game).take(MOST_GAMES));
    }
    let named = |name: &std::ffi::OsStr| found.iter().position(|path| path.file_stem() == Some(name));
    let first = named("game".as_ref()).or_else(|| folder.file_name().and_then(named)).unwrap_or(0);
    (!found.is_empty()).then(|| (found.remove(first), found))
}

/// A folder with more is no folder of a game.
const MOST_GAMES: usize = 50;

fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04")
}

/// Whether a zip has Ruby files. Only their names tell: what is packed may hold the same letters by chance.
fn lists_ruby(zip: &[u8]) -> bool {
    names_in(zip).iter().any(|name| name.to_ascii_lowercase().ends_with(b".rb"))
}

/// The names that the directory at the end of a zip lists, as `unzip` of `packages/export` reads it.
fn names_in(zip: &[u8]) -> Vec<&[u8]> {
    const ENTRY: usize = 46;
    let mut names = Vec::new();
    let mut rest = directory_of(zip).unwrap_or_default();
    while rest.starts_with(b"PK\x01\x02") && rest.len() >= ENTRY {
        let [name, extra, remark] = [28, 30, 32].map(|at| usize::from(u16::from_le_bytes([rest[at], rest[at + 1]])));
        names.extend(rest.get(ENTRY..ENTRY + name));
        rest = rest.get(ENTRY + name + extra + remark..).unwrap_or_default();
    }
    names
}

/// From the first entry of the directory to the record behind the last one, which says where the first one is.
fn directory_of(zip: &[u8]) -> Option<&[u8]> {
    const END: usize = 22;
    const LONGEST_REMARK: usize = 0xffff;
    let last = zip.len().checked_sub(END)?;
    let end = (last.saturating_sub(LONGEST_REMARK)..=last).rev().find(|&at| zip[at..].starts_with(b"PK\x05\x06"))?;
    let start = u32::from_le_bytes(zip[end + 16..end + 20].try_into().ok()?);
    zip.get(usize::try_from(start).ok()?..end)
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

/// Leaves it to the page to take a file in, or to tell what is wrong with it. It knows files by their names as text.
pub fn offer(app: &AppHandle, path: &Path) {
    match named(path) {
        Ok(text) => {
            app.state::<Games>().dropped.lock().unwrap().insert(path.into());
            events::send(app, "drop", json!([text]));
        }
        Err(refused) => events::alert_error(app, "Error", &refused.message),
    }
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
    let Opened { path, seen, text, .. } = read_file(&app, id)?;
    refresh(&app, id, &path, &text);
    follow(&app, id, path, seen);
    Ok(Response::new(if plain { plain_json(&text) } else { text }.into_bytes()))
}

/// The text of a file for its picture in the list: the watch stays where it is.
#[tauri::command(async)]
pub fn peek_game(app: AppHandle, id: &str) -> Result<Response, String> {
    Ok(Response::new(read_file(&app, id)?.text.into_bytes()))
}

/// A game file and what belongs to it beside it, by their names from there, packed; from then on saves are pushed.
#[tauri::command(async)]
pub fn load_game_files(app: AppHandle, id: &str) -> Result<Response, String> {
    let Opened { path, seen, text, bytes } = read_file(&app, id)?;
    refresh(&app, id, &path, &text);
    let answer = packed_game(&path, bytes);
    follow(&app, id, path, seen);
    Ok(Response::new(answer))
}

/// The same for the list of games and after a save.
#[tauri::command(async)]
pub fn peek_game_files(app: AppHandle, id: &str) -> Result<Response, String> {
    let Opened { path, bytes, .. } = read_file(&app, id)?;
    Ok(Response::new(packed_game(&path, bytes)))
}

/// The game itself comes first. A zip has everything in it.
fn packed_game(path: &Path, bytes: Vec<u8>) -> Vec<u8> {
    let besides = if is_zip(&bytes) { Vec::new() } else { beside::read(&beside::files(path)) };
    let mut files = vec![(beside::own_name(path), bytes)];
    files.extend(besides);
    beside::packed(&files)
}

/// What was dropped and is no game, for the page to import: Ruby files below a folder, or a file alone. Once.
#[tauri::command(async)]
pub fn read_dropped(games: State<Games>, path: PathBuf) -> Result<Response, String> {
    if !games.refused.lock().unwrap().remove(&path) {
        return Err("This file was not dropped here.".into());
    }
    Ok(Response::new(beside::packed(&beside::read(&sources_at(&path)))))
}

/// More than the repository of the site has; what lies beyond is not looked at.
const SOURCES: Bounds = Bounds { depth: 12, files: 20_000, file_bytes: 128_000_000, bytes: 200_000_000 };

/// Source files of titles: their folder's own name may be that of a title.
fn sources_at(path: &Path) -> Vec<Found> {
    const SKIPPED: &[&str] = &["node_modules", "step", "round", "ability"];
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let ends = |path: &Path, endings: &[&str]| {
        path.extension().is_some_and(|ending| endings.iter().any(|one| ending.eq_ignore_ascii_case(one)))
    };
    let mut found = Vec::new();
    if path.is_dir() {
        let wanted = |inside: &Path| {
            let skipped = inside.file_name().is_some_and(|own| SKIPPED.iter().any(|one| own == *one));
            if inside.is_dir() { !skipped } else { ends(inside, &["rb"]) }
        };
        beside::search(path, &name, SOURCES, &wanted, &mut found);
    } else if ends(path, &["rb", "zip"])
        && let Ok(about) = fs::metadata(path)
    {
        found.push(Found { name, path: path.into(), modified: None, size: about.len() });
    }
    beside::within(found, SOURCES)
}

struct Opened {
    path: PathBuf,
    seen: Stamp,
    bytes: Vec<u8>,
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
    let text = text_of(&bytes);
    Ok(Opened { path, seen, bytes, text })
}

/// A zip has none.
fn text_of(bytes: &[u8]) -> String {
    if is_zip(bytes) { String::new() } else { String::from_utf8_lossy(bytes).into_owned() }
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
        Watch::start(path.clone(), seen, move |bytes| {
            let text = text_of(&bytes);
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
    fn a_folder_shows_the_game_of_its_name_and_has_others() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str, text: &str| {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        };
        assert_eq!(games_in(folder.path()), None);
        put("config.json", "{}");
        put("tiles/mine.json", r#"{"info":{}}"#);
        assert_eq!(games_in(folder.path()), None);
        put("b.json", r#"{"info":{}}"#);
        put("games/a.json", r#"{"info":{}}"#);
        let at = |name: &str| folder.path().join(name);
        assert_eq!(games_in(folder.path()), Some((at("b.json"), vec![at("games/a.json")])));
        put("game.json", r#"{"info":{}}"#);
        assert_eq!(games_in(folder.path()).unwrap().0, at("game.json"));
    }

    #[test]
    fn of_what_was_dropped_only_sources_of_titles_are_handed_on() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str| {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, "x").unwrap();
        };
        for name in ["g_1/map.rb", "g_1/game.rb", "g_1/step/buy.rb", "g_1/notes.txt", ".git/x.rb", "secret.pem"] {
            put(name);
        }
        let names = |name: &str| -> Vec<String> {
            sources_at(&folder.path().join(name)).into_iter().map(|file| file.name).collect()
        };
        assert_eq!(names("g_1"), ["g_1/game.rb", "g_1/map.rb"]);
        assert_eq!(names("g_1/map.rb"), ["map.rb"]);
        assert_eq!(names("secret.pem"), Vec::<String>::new());
        assert_eq!(names("g_1/notes.txt"), Vec::<String>::new());
    }

    /// A zip with entries of these names, as far as its directory goes.
    fn zip_of(packed: &str, names: &[&str], remark: &str) -> Vec<u8> {
        let mut zip = [b"PK\x03\x04", packed.as_bytes()].concat();
        let start = zip.len();
        for name in names {
            let (extra, remark) = ("extra.rb", "remark.rb");
            let lengths = [name, extra, remark].map(length).concat();
            zip.extend([b"PK\x01\x02", [0; 24].as_slice(), &lengths, &[0; 12]].concat());
            zip.extend([name, extra, remark].concat().bytes());
        }
        zip.extend(end_of_zip(start, remark));
        zip
    }

    fn end_of_zip(start: usize, remark: &str) -> Vec<u8> {
        let start = u32::try_from(start).unwrap().to_le_bytes();
        [b"PK\x05\x06", [0; 12].as_slice(), &start, &length(remark), remark.as_bytes()].concat()
    }

    fn length(text: &str) -> [u8; 2] {
        u16::try_from(text.len()).unwrap().to_le_bytes()
    }

    #[test]
    fn a_zip_is_a_game_unless_it_holds_ruby() {
        assert!(is_zip(b"PK\x03\x04..."));
        assert!(!is_zip(b"{}"));
        assert!(lists_ruby(&zip_of("", &["game.json", "lib/engine/map.rb"], "")));
        assert!(lists_ruby(&zip_of("", &["MAP.RB", "game.json"], "with a remark")));
        assert!(!lists_ruby(&zip_of("", &["game.json", "notes.rbx", "rb"], "")));
        assert!(!lists_ruby(&zip_of("", &[], "")));
        assert_eq!(text_of(b"PK\x03\x04"), "");
    }

    #[test]
    fn letters_of_a_zip_that_are_no_names_do_not_matter() {
        assert!(!lists_ruby(&zip_of("x.rb by chance", &["game.json"], "made by pack.rb")));
    }

    #[test]
    fn zips_that_are_cut_short_or_damaged_do_no_harm() {
        let zip = zip_of("packed", &["game.json", "lib/engine/map.rb"], &"!".repeat(300));
        for length in 0..zip.len() {
            lists_ruby(&zip[..length]);
            lists_ruby(&zip[length..]);
        }
        for at in 0..zip.len() {
            for byte in [0, 1, 0x7f, 0xff] {
                let mut damaged = zip.clone();
                damaged[at..].iter_mut().take(4).for_each(|letter| *letter = byte);
                lists_ruby(&damaged);
            }
        }
        // An entry of random bytes, up to the record that says that it is the first.
        let mut random = 1_u32;
        for number in 0..3_000 {
            let mut bytes = b"PK\x01\x02".to_vec();
            for _ in 0..number % 60 {
                random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                bytes.push((random >> 24) as u8 & (random >> 16) as u8);
            }
            bytes.extend(end_of_zip(0, ""));
            lists_ruby(&bytes);
        }
    }

    /// Other systems have no such names.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_name_that_is_no_text_is_refused_with_the_reason() {
        use std::{ffi::OsStr, os::unix::ffi::OsStrExt};
        let folder = tempfile::tempdir().unwrap();
        let odd = folder.path().join(OsStr::from_bytes(b"18\xff"));
        fs::create_dir(&odd).unwrap();
        let (game, link) = (odd.join("game.json"), folder.path().join("link.json"));
        fs::write(&game, r#"{"info":{}}"#).unwrap();
        std::os::unix::fs::symlink(&game, &link).unwrap();
        let lossy = PathBuf::from(game.to_string_lossy().into_owned());
        for path in [&odd, &game, &link, &lossy] {
            assert_eq!(real_path(path).unwrap_err().message, NOT_UNICODE, "{}", path.display());
        }
        assert_eq!(named(&game).unwrap_err().message, NOT_UNICODE, "nor is it offered to the page");
        assert_eq!(real_path(&folder.path().join("gone.json")).unwrap_err().message, NOT_A_GAME);
        let plain = folder.path().canonicalize().unwrap().join("ü \u{fffd}.json");
        fs::write(&plain, r#"{"info":{}}"#).unwrap();
        assert_eq!(real_path(&plain).unwrap(), plain);
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
