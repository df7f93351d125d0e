//! What a path leads to that the user has given: a file that can be remembered, the games of a folder, sources to import.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde::Serialize;

use crate::{
    beside::{self, Bounds, Content, Found},
    content::read_game,
    facts::{GAMES_FOLDER, RULE_FOLDERS},
};

pub const NOT_A_GAME: &str = "File was not a valid Platelayer game";

const NOT_UNICODE: &str =
    "The name of the file, or of a folder it lies in, is not valid Unicode. Rename it, then open it again.";

/// Why a file is not taken in. The page finds the fault in its text and names line and column.
#[derive(Debug, Serialize)]
pub struct Refused {
    pub message: String,
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
    pub fn unread(message: &str) -> Self {
        Refused { message: message.into(), content: None }
    }

    pub fn unreadable(path: &Path, error: &io::Error) -> Self {
        let reason = match error.kind() {
            io::ErrorKind::NotFound => "there is no such file.".into(),
            io::ErrorKind::PermissionDenied => "you have no permission to.".into(),
            _ => error.to_string(),
        };
        Refused::unread(&format!("{} could not be read: {reason}", name_of(path)))
    }

    pub fn no_game(path: &Path, text: String) -> Self {
        Refused { message: NOT_A_GAME.into(), content: Some(RefusedFile { file: name_of(path), text }) }
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

/// The bytes of a file. A pipe or a device would keep whoever reads it waiting, or never end.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is not a file with content."));
    }
    fs::read(path)
}

/// The path without links, as the configuration file can hold it: as text.
pub fn real_path(path: &Path) -> Result<PathBuf, Refused> {
    // A second start hands its arguments over with this mark in place of what is no text.
    let no_text = path.to_string_lossy().contains(char::REPLACEMENT_CHARACTER);
    let real = path.canonicalize().map_err(|error| match no_text {
        true => Refused::unread(NOT_UNICODE),
        false => Refused::unreadable(path, &error),
    })?;
    named(&real)?;
    Ok(real)
}

/// A path as text. Systems allow names that are none.
pub fn named(path: &Path) -> Result<&str, Refused> {
    path.to_str().ok_or_else(|| Refused::unread(NOT_UNICODE))
}

/// The games of a folder, and of the folder `games` in it: first the one that is shown.
pub fn games_in(folder: &Path) -> Option<(PathBuf, Vec<PathBuf>)> {
    let sorted = |inside: PathBuf| {
        let mut paths: Vec<_> =
            fs::read_dir(inside).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        paths.sort();
        paths
    };
    let may_be_game =
        |path: &PathBuf| ends(path, "json") && fs::symlink_metadata(path).is_ok_and(|about| about.is_file());
    let is_game =
        |path: &PathBuf| fs::read(path).is_ok_and(|bytes| read_game(&String::from_utf8_lossy(&bytes)).is_some());
    let paths = [folder.to_path_buf(), folder.join(GAMES_FOLDER)].into_iter().flat_map(sorted);
    let mut found: Vec<_> = paths.filter(may_be_game).take(MOST_LOOKED_INTO).filter(is_game).collect();
    let named = |name: &std::ffi::OsStr| found.iter().position(|path| path.file_stem() == Some(name));
    let first = named("game".as_ref()).or_else(|| folder.file_name().and_then(named)).unwrap_or(0);
    (!found.is_empty()).then(|| (found.remove(first), found))
}

/// A folder with more is no folder of games but somebody's whole disk: the others are not looked into. As `game-file.ts` of
/// `packages/export` has it.
const MOST_LOOKED_INTO: usize = 300;

/// More than the repository of the site has; what lies beyond is not looked at.
const SOURCES: Bounds = Bounds { depth: 12, files: 20_000, file_bytes: 128_000_000, bytes: 200_000_000 };

/// Source files of titles, and what they hold.
pub fn read_sources(path: &Path) -> Vec<Content> {
    beside::read(&sources_at(path), SOURCES, &|_| true)
}

/// Their folder's own name may be that of a title.
fn sources_at(path: &Path) -> Vec<Found> {
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut found = Vec::new();
    if path.is_dir() {
        let wanted = |inside: &Path| if inside.is_dir() { !is_skipped(inside) } else { ends(inside, "rb") };
        beside::search(path, &name, SOURCES, &wanted, &mut found);
    } else if (ends(path, "rb") || ends(path, "zip"))
        && let Ok(about) = fs::metadata(path)
    {
        found.push(Found { name, path: path.into(), modified: None, size: about.len() });
    }
    found
}

fn ends(path: &Path, ending: &str) -> bool {
    path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending))
}

/// Rules lie beside the files of a title; elsewhere a folder may be called so for any reason.
fn is_skipped(folder: &Path) -> bool {
    let is = |name: &str| folder.file_name().is_some_and(|own| own == name);
    let beside_files = || {
        let entries = folder.parent().and_then(|parent| fs::read_dir(parent).ok());
        entries.into_iter().flatten().flatten().any(|entry| ends(&entry.path(), "rb"))
    };
    is("node_modules") || (RULE_FOLDERS.iter().any(|name| is(name)) && beside_files())
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn a_folder_is_looked_into_as_far_as_the_page_looks() {
        let source = include_str!("../../../../packages/export/src/game-folder/game-file.ts");
        assert!(source.contains(&format!("const MOST_LOOKED_INTO = {MOST_LOOKED_INTO};")));
        let folder = tempfile::tempdir().unwrap();
        for number in 1..MOST_LOOKED_INTO {
            fs::write(folder.path().join(format!("{number}.json")), "[]").unwrap();
        }
        let last = folder.path().join("last.json");
        fs::write(&last, r#"{"info":{}}"#).unwrap();
        assert_eq!(games_in(folder.path()), Some((last, vec![])));
        fs::write(folder.path().join("0.json"), "[]").unwrap();
        assert_eq!(games_in(folder.path()), None);
    }

    #[test]
    fn sources_are_looked_for_as_far_as_the_page_and_the_command_line_look() {
        let cli = include_str!("../../../cli/src/source-files.ts");
        let page = include_str!("../../../web/src/sources/title-files.ts");
        for (source, files, depth) in [(cli, "MAX_FILES", "MAX_FOLDER_DEPTH"), (page, "MAX_ENTRIES", "MAX_DEPTH")] {
            let value = |name: &str| -> usize {
                let (_, rest) = source.split_once(&format!("const {name} = ")).unwrap();
                rest.split_once(';').unwrap().0.replace('_', "").parse().unwrap()
            };
            assert_eq!((value(files), value(depth)), (SOURCES.files, SOURCES.depth));
        }
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
        put("mine/round/g_2/map.rb");
        put("mine/round/g_2/round/buy.rb");
        assert_eq!(names("mine"), ["mine/round/g_2/map.rb"], "a folder of rules lies beside files of a title");
        assert_eq!(names("g_1/map.rb"), ["map.rb"]);
        assert_eq!(names("secret.pem"), Vec::<String>::new());
        assert_eq!(names("g_1/notes.txt"), Vec::<String>::new());
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
        assert_eq!(
            real_path(&folder.path().join("gone.json")).unwrap_err().message,
            "gone.json could not be read: there is no such file."
        );
        let plain = folder.path().canonicalize().unwrap().join("ü \u{fffd}.json");
        fs::write(&plain, r#"{"info":{}}"#).unwrap();
        assert_eq!(real_path(&plain).unwrap(), plain);
    }

    #[cfg(unix)]
    #[test]
    fn what_is_no_ordinary_file_is_not_waited_for() {
        for path in ["/dev/zero", "/dev/null", "/"] {
            let error = read(Path::new(path)).unwrap_err();
            assert!(
                Refused::unreadable(Path::new(path), &error).message.contains("could not be read: it is not a file")
            );
        }
        let denied = io::Error::from(io::ErrorKind::PermissionDenied);
        let refused = Refused::unreadable(Path::new("/a/b.json"), &denied);
        assert_eq!(refused.message, "b.json could not be read: you have no permission to.");
    }
}
