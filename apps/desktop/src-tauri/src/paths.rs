//! Resolves a path from the user: a game file, the games of a folder, or sources to import.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde::Serialize;

use crate::{
    beside::{self, Content, Found},
    content::read_game,
    facts::{Bounds, GAMES_FOLDER, RULE_FOLDERS},
};

pub const NOT_A_GAME: &str = "File was not a valid Platelayer game";

const NOT_UNICODE: &str =
    "The name of the file or of one of its folders is not valid Unicode. Rename it, then open it again.";

/// The reason why a file cannot be opened. The page finds the error in its text and reports line and column.
#[derive(Debug, Serialize)]
pub struct Refused {
    pub message: String,
    /// Name and text of the file, if it could be read.
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
            io::ErrorKind::NotFound => "the file does not exist.".into(),
            io::ErrorKind::PermissionDenied => "permission denied.".into(),
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

/// Reads a regular file. A pipe or a device could block, or never end.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("it is not a regular file."));
    }
    fs::read(path)
}

/// Resolves links. The configuration file can store only a Unicode path.
pub fn real_path(path: &Path) -> Result<PathBuf, Refused> {
    // A second start replaces invalid characters in its arguments with this one.
    let no_text = path.to_string_lossy().contains(char::REPLACEMENT_CHARACTER);
    let real = path.canonicalize().map_err(|error| match no_text {
        true => Refused::unread(NOT_UNICODE),
        false => Refused::unreadable(path, &error),
    })?;
    named(&real)?;
    Ok(real)
}

/// Converts a path to Unicode, which not every file name is.
pub fn named(path: &Path) -> Result<&str, Refused> {
    path.to_str().ok_or_else(|| Refused::unread(NOT_UNICODE))
}

/// Finds the games of a folder and of its subfolder `games`. The first part of the result is the game to show.
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
    let mut found: Vec<_> = paths.filter(may_be_game).take(MAX_CANDIDATES).filter(is_game).collect();
    let named = |name: &std::ffi::OsStr| found.iter().position(|path| path.file_stem() == Some(name));
    let first = named("game".as_ref()).or_else(|| folder.file_name().and_then(named)).unwrap_or(0);
    (!found.is_empty()).then(|| (found.remove(first), found))
}

/// How many files to read in search of games, in case the folder is not one of games; as in `game-file.ts` of
/// `packages/export`.
const MAX_CANDIDATES: usize = 300;

/// More than the repository of 18xx.games has.
const SOURCES: Bounds = Bounds { depth: 12, files: 20_000, file_bytes: 128_000_000, bytes: 200_000_000 };

/// Reads the source files of titles.
pub fn read_sources(path: &Path) -> Vec<Content> {
    beside::read(&sources_at(path), SOURCES, &|_| true)
}

/// Names start with the folder itself, because its name may be that of a title.
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

/// A folder of rules is next to the files of a title. Elsewhere a folder may have such a name for any reason.
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
    fn a_folder_shows_game_json_before_its_other_games() {
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
    fn reads_as_many_files_of_a_folder_as_the_page() {
        let source = include_str!("../../../../packages/export/src/game-folder/game-file.ts");
        assert!(source.contains(&format!("const MAX_CANDIDATES = {MAX_CANDIDATES};")));
        let folder = tempfile::tempdir().unwrap();
        for number in 1..MAX_CANDIDATES {
            fs::write(folder.path().join(format!("{number}.json")), "[]").unwrap();
        }
        let last = folder.path().join("last.json");
        fs::write(&last, r#"{"info":{}}"#).unwrap();
        assert_eq!(games_in(folder.path()), Some((last, vec![])));
        fs::write(folder.path().join("0.json"), "[]").unwrap();
        assert_eq!(games_in(folder.path()), None);
    }

    #[test]
    fn searches_sources_with_the_limits_of_the_page_and_the_command_line() {
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
    fn reads_only_the_sources_of_a_dropped_folder() {
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
        assert_eq!(
            names("mine"),
            ["mine/round/g_2/map.rb"],
            "only a folder of rules next to files of a title is skipped"
        );
        assert_eq!(names("g_1/map.rb"), ["map.rb"]);
        assert_eq!(names("secret.pem"), Vec::<String>::new());
        assert_eq!(names("g_1/notes.txt"), Vec::<String>::new());
    }

    /// Only Linux allows such names.
    #[cfg(target_os = "linux")]
    #[test]
    fn refuses_a_name_that_is_not_unicode() {
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
        assert_eq!(named(&game).unwrap_err().message, NOT_UNICODE, "and the page does not get it");
        assert_eq!(
            real_path(&folder.path().join("gone.json")).unwrap_err().message,
            "gone.json could not be read: the file does not exist."
        );
        let plain = folder.path().canonicalize().unwrap().join("ü \u{fffd}.json");
        fs::write(&plain, r#"{"info":{}}"#).unwrap();
        assert_eq!(real_path(&plain).unwrap(), plain);
    }

    #[cfg(unix)]
    #[test]
    fn refuses_to_read_devices_and_folders() {
        for path in ["/dev/zero", "/dev/null", "/"] {
            let error = read(Path::new(path)).unwrap_err();
            assert!(
                Refused::unreadable(Path::new(path), &error)
                    .message
                    .contains("could not be read: it is not a regular file")
            );
        }
        let denied = io::Error::from(io::ErrorKind::PermissionDenied);
        let refused = Refused::unreadable(Path::new("/a/b.json"), &denied);
        assert_eq!(refused.message, "b.json could not be read: permission denied.");
    }
}
