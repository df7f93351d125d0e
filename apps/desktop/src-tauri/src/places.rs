//! Folders and files that the user has picked in this run. The page refers to them by random tokens and may write to no others.

use std::{
    collections::HashMap,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    sync::Mutex,
};

use percent_encoding::percent_decode_str;
use serde::Serialize;
use tauri::{
    AppHandle, State,
    ipc::{InvokeBody, Request},
};
use uuid::Uuid;

use crate::{facts::FILE_ENDINGS, picks};

#[derive(Default)]
pub struct Places(Mutex<HashMap<String, PickedPlace>>);

#[derive(Clone)]
enum PickedPlace {
    Folder(PathBuf),
    File(PathBuf),
}

/// A picked place, as the page sees it.
#[derive(Serialize)]
pub struct Place {
    token: String,
    name: String,
    /// For display only, because not every path is Unicode.
    path: String,
}

impl Places {
    fn add(&self, place: PickedPlace) -> Place {
        let token = Uuid::new_v4().to_string();
        let (PickedPlace::Folder(path) | PickedPlace::File(path)) = &place;
        let shown = Place { token, name: name_of(path), path: path.to_string_lossy().into_owned() };
        self.0.lock().unwrap().insert(shown.token.clone(), place);
        shown
    }

    fn find(&self, token: &str) -> Result<PickedPlace, String> {
        let places = self.0.lock().unwrap();
        places.get(token).cloned().ok_or("This location was not picked.".into())
    }
}

impl PickedPlace {
    /// The path of a file with this name in this place.
    fn file(&self, name: &str) -> Result<PathBuf, String> {
        match self {
            PickedPlace::Folder(folder) if is_plain(name) && is_ours(name) => Ok(folder.join(name)),
            PickedPlace::File(path) if name_of(path) == name && is_ours(name) => Ok(path.clone()),
            _ => Err(format!("{name:?} is not a valid file name here.")),
        }
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// Whether a name stays in its folder on every system.
fn is_plain(name: &str) -> bool {
    !name.starts_with('.') && !name.contains(['/', '\\', ':']) && !name.contains(char::is_control)
}

/// Whether the page makes files with this extension. The host neither writes nor opens others, especially programs.
fn is_ours(name: &str) -> bool {
    Path::new(name)
        .extension()
        .and_then(|ending| ending.to_str())
        .is_some_and(|ending| FILE_ENDINGS.contains(&ending.to_ascii_lowercase().as_str()))
}

/// Adds an extension unless the path has it. A name such as `v1.2` has no extension.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    if path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending)) {
        return path.into();
    }
    let mut longer = path.as_os_str().to_owned();
    longer.push(format!(".{ending}"));
    longer.into()
}

/// Writes a whole file or nothing: to a temporary file in the same folder, which then replaces the file.
pub fn write_beside(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let beside = folder.join(format!(".{}.part", Uuid::new_v4()));
    let written = File::create_new(&beside)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| fs::rename(&beside, path));
    if written.is_err() {
        drop(fs::remove_file(&beside));
    }
    written
}

#[tauri::command(async)]
pub fn pick_folder(app: AppHandle, places: State<Places>) -> Option<Place> {
    let folder = picks::folder(&app)?;
    Some(places.add(PickedPlace::Folder(folder)))
}

#[tauri::command(async)]
pub fn pick_file(
    app: AppHandle,
    places: State<Places>,
    title: String,
    kind: String,
    ext: String,
    name: String,
) -> Result<Option<Place>, String> {
    may_ask(&[&title, &kind, &name], &ext)?;
    let Some(picked) = picks::file_to_write(&app, &title, &kind, &ext, &name) else {
        return Ok(None);
    };
    let path = with_ending(&picked, &ext);
    // The dialog has asked only about the typed name.
    if path != picked && path.exists() && !picks::may_replace(&app, &name_of(&path)) {
        return Ok(None);
    }
    Ok(Some(places.add(PickedPlace::File(path))))
}

/// Checks the strings that the page wants to show in a dialog. GTK aborts the program on NUL.
fn may_ask(texts: &[&str], ending: &str) -> Result<(), String> {
    if !FILE_ENDINGS.contains(&ending) {
        return Err(format!("Platelayer does not write {ending:?} files."));
    }
    match texts.iter().find(|text| text.contains(char::is_control)) {
        Some(text) => Err(format!("{text:?} cannot be shown in a dialog.")),
        None => Ok(()),
    }
}

#[tauri::command(async)]
pub fn taken(places: State<Places>, token: &str, names: Vec<String>) -> Result<Vec<String>, String> {
    let place = places.find(token)?;
    let is_there = |name: &String| place.file(name).is_ok_and(|path| path.exists());
    Ok(names.into_iter().filter(is_there).collect())
}

/// Writes the body of the request to the file that its headers name.
#[tauri::command(async)]
pub fn write_file(places: State<Places>, request: Request<'_>) -> Result<usize, String> {
    let InvokeBody::Raw(bytes) = request.body() else {
        return Err("The body of the request is not binary.".into());
    };
    let header = |key: &str| {
        let value = request.headers().get(key).and_then(|value| value.to_str().ok());
        let decoded = value.and_then(|value| percent_decode_str(value).decode_utf8().ok());
        decoded.ok_or(format!("The header {key} is missing."))
    };
    let path = places.find(&header("place")?)?.file(&header("name")?)?;
    write_beside(&path, bytes).map_err(|error| error.to_string())?;
    Ok(bytes.len())
}

/// Shows a folder in the file manager, a file in its viewer.
#[tauri::command(async)]
pub fn open_place(places: State<Places>, token: &str) -> Result<(), String> {
    let path = match places.find(token)? {
        PickedPlace::File(path) if !is_ours(&name_of(&path)) => path.parent().map(Path::to_owned).unwrap_or(path),
        PickedPlace::File(path) | PickedPlace::Folder(path) => path,
    };
    tauri_plugin_opener::open_path(path, None::<&str>).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use tempfile::tempdir;

    use super::*;

    #[test]
    fn accepts_only_plain_names_with_known_extensions_in_a_folder() {
        let folder = PickedPlace::Folder("/out".into());
        for name in [
            "",
            ".",
            "..",
            "../a.pdf",
            "a/b.pdf",
            "a\\b.pdf",
            "/etc/a.pdf",
            "C:a.pdf",
            "a.pdf:b.pdf",
            ".hidden.pdf",
            "a\0.pdf",
            "a\n.pdf",
            "a",
            "a.sh",
            "a.desktop",
            "a.pdf.exe",
        ] {
            assert!(folder.file(name).is_err(), "{name:?}");
        }
        for name in ["candle-bay-map.pdf", "zug – 1.PNG", "a..b.svg", "game.json", "list.csv", "game.vmod"] {
            assert_eq!(folder.file(name), Ok(Path::new("/out").join(name)));
        }
    }

    #[test]
    fn accepts_only_the_name_of_a_picked_file() {
        let file = PickedPlace::File("/out/a.pdf".into());
        assert_eq!(file.file("a.pdf"), Ok("/out/a.pdf".into()));
        assert!(file.file("b.pdf").is_err());
        assert!(file.file("").is_err());
        assert!(PickedPlace::File("/out/a.sh".into()).file("a.sh").is_err());
    }

    #[test]
    fn adds_the_extension_unless_the_file_has_it() {
        for (typed, path) in [
            ("/out/a", "/out/a.pdf"),
            ("/out/a.pdf", "/out/a.pdf"),
            ("/out/a.PDF", "/out/a.PDF"),
            ("/out/My game v1.2", "/out/My game v1.2.pdf"),
            ("/out/a.sh", "/out/a.sh.pdf"),
            ("/out/a.svg", "/out/a.svg.pdf"),
            ("/out/pdf", "/out/pdf.pdf"),
            ("/out.pdf/a", "/out.pdf/a.pdf"),
        ] {
            assert_eq!(with_ending(Path::new(typed), "pdf"), Path::new(path));
        }
    }

    #[test]
    fn shows_only_known_extensions_and_plain_strings_in_dialogs() {
        assert!(may_ask(&["Save PDF", "PDF Document", "zug – 1.pdf"], "pdf").is_ok());
        assert!(may_ask(&["Save"], "sh").is_err());
        for text in ["a\0", "\0", "a\nb"] {
            assert!(may_ask(&["Save", text], "pdf").is_err(), "{text:?}");
        }
    }

    #[test]
    fn refuses_unknown_tokens() {
        let places = Places::default();
        let place = places.add(PickedPlace::Folder("/out".into()));
        assert!(places.find(&place.token).is_ok());
        assert!(places.find("").is_err());
        assert!(places.find(&Uuid::new_v4().to_string()).is_err());
    }

    #[test]
    fn replaces_a_whole_file_and_leaves_no_temporary_file() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("a.pdf");
        write_beside(&path, b"first").unwrap();
        write_beside(&path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        // A folder with the same name makes the last step fail.
        let blocked = folder.path().join("b.pdf");
        fs::create_dir(&blocked).unwrap();
        assert!(write_beside(&blocked, b"x").is_err());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }

    #[cfg(unix)]
    #[test]
    fn replaces_a_link_in_a_picked_folder_instead_of_following_it() {
        let folder = tempdir().unwrap();
        let elsewhere = folder.path().join("elsewhere");
        fs::write(&elsewhere, "kept").unwrap();
        let link = folder.path().join("a.pdf");
        std::os::unix::fs::symlink(&elsewhere, &link).unwrap();
        write_beside(&link, b"new").unwrap();
        assert_eq!(fs::read_to_string(&elsewhere).unwrap(), "kept");
        assert!(!link.is_symlink());
    }
}
