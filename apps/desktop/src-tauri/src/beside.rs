//! The assets next to a game file: logos, tiles, themes and so on. Nothing else in the folder is read, and links are not
//! followed.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use crate::facts::{
    ASSET_FOLDERS as FOLDERS, Bounds, CONFIG_FILE as CONFIG, GAME_LIMITS as BOUNDS, GAMES_FOLDER as GAMES,
};

/// Prefix of names in the `games` folder.
const IN_GAMES: &str = "games/";

/// Extensions of the files that a game can use, and of pictures in one folder only, as in `READABLE` of `packages/export`.
const READABLE: &[&str] = &["json", "svg", "ttf", "otf"];
const PIXELS: (&str, &str) = ("backs", "png");

/// A file that a search has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// Path from the searched folder, with forward slashes.
    pub name: String,
    pub path: PathBuf,
    pub modified: Option<SystemTime>,
    pub size: u64,
}

/// The folders that can hold the assets of a game, with the prefix of their names: first the game's own folder, then the parent
/// of the folder `games` if the game is in one (10.21).
pub fn places(game: &Path) -> Vec<(&Path, &'static str)> {
    let Some(own) = game.parent() else {
        return Vec::new();
    };
    match own.parent() {
        Some(shared) if own.file_name() == Some(OsStr::new(GAMES)) => vec![(own, IN_GAMES), (shared, "")],
        _ => vec![(own, "")],
    }
}

/// The name of the game file, in the form of its assets' names.
pub fn own_name(game: &Path) -> String {
    let start = places(game).first().map_or("", |(_, start)| start);
    format!("{start}{}", game.file_name().unwrap_or_default().to_string_lossy())
}

/// The existing asset folders of a game, to be watched.
pub fn folders(game: &Path) -> Vec<PathBuf> {
    let inside = |place: &Path| FOLDERS.iter().map(|name| place.join(name)).collect::<Vec<_>>();
    places(game).into_iter().flat_map(|(place, _)| inside(place)).filter(|path| is_folder(path)).collect()
}

/// Whether a path can be an asset of a game.
pub fn may_belong(game: &Path, path: &Path) -> bool {
    places(game).into_iter().any(|(place, _)| path.strip_prefix(place).is_ok_and(has_our_name))
}

/// Whether a relative path is that of an asset or its folder.
fn has_our_name(path: &Path) -> bool {
    let first = path.components().next().and_then(|part| part.as_os_str().to_str()).unwrap_or_default();
    path == Path::new(CONFIG) || FOLDERS.contains(&first)
}

/// All assets of a game. Those in the game's own folder come first, so that limits cut off the shared ones.
pub fn files(game: &Path) -> Vec<Found> {
    let mut found = Vec::new();
    for (place, start) in places(game) {
        let config = place.join(CONFIG);
        if config != game {
            found.extend(found_file(&config, format!("{start}{CONFIG}")));
        }
        for name in FOLDERS {
            let folder = place.join(name);
            if is_folder(&folder) {
                search(&folder, &format!("{start}{name}"), BOUNDS, &|_| true, &mut found);
            }
        }
    }
    found
}

/// Adds the wanted files below a folder. Skips links and hidden files.
pub fn search(folder: &Path, name: &str, bounds: Bounds, wanted: &dyn Fn(&Path) -> bool, found: &mut Vec<Found>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if found.len() >= bounds.files {
            return;
        }
        let Some(own) = path.file_name().and_then(OsStr::to_str).filter(|own| !own.starts_with('.')) else {
            continue;
        };
        let inside = format!("{name}/{own}");
        if is_folder(&path) {
            if bounds.depth > 0 && wanted(&path) {
                search(&path, &inside, Bounds { depth: bounds.depth - 1, ..bounds }, wanted, found);
            }
        } else if wanted(&path) {
            found.extend(found_file(&path, inside));
        }
    }
}

/// A regular file; links are ignored.
fn found_file(path: &Path, name: String) -> Option<Found> {
    let about = fs::symlink_metadata(path).ok().filter(fs::Metadata::is_file)?;
    Some(Found { name, path: path.into(), modified: about.modified().ok(), size: about.len() })
}

fn is_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|about| about.is_dir())
}

/// Whether a game can use a file with this name.
pub fn is_readable(name: &str) -> bool {
    let Some((_, ending)) = name.rsplit_once('.') else {
        return false;
    };
    let ending = ending.to_ascii_lowercase();
    let (folder, own) = PIXELS;
    READABLE.contains(&ending.as_str()) || (ending == own && name.split('/').rev().skip(1).any(|part| part == folder))
}

/// Name of a file, and its bytes unless it was skipped.
pub type Content = (String, Option<Vec<u8>>);

/// Packs several files into one answer to the page: length of the table (four bytes), the table as JSON, the bytes of the files.
pub fn packed(files: &[Content]) -> Vec<u8> {
    let table: Vec<_> = files.iter().map(|(name, bytes)| (name, bytes.as_ref().map(Vec::len))).collect();
    let table = serde_json::to_vec(&table).expect("names and lengths are JSON");
    let mut answer = u32::try_from(table.len()).expect("a table of bounded length").to_le_bytes().to_vec();
    answer.extend(table);
    for bytes in files.iter().filter_map(|(_, bytes)| bytes.as_ref()) {
        answer.extend(bytes);
    }
    answer
}

/// Reads the wanted files; the others have a name but no bytes. Skips files that exceed the limits or cannot be read.
pub fn read(found: &[Found], bounds: Bounds, wanted: &dyn Fn(&str) -> bool) -> Vec<Content> {
    let mut room = bounds.bytes;
    let mut content = |file: &Found| {
        if !wanted(&file.name) {
            return Some(Vec::new());
        }
        let bytes = (file.size <= bounds.file_bytes.min(room)).then(|| fs::read(&file.path).ok()).flatten()?;
        room -= file.size;
        Some(bytes)
    };
    found.iter().map(|file| (file.name.clone(), content(file))).collect()
}

/// Reads the assets of a game.
pub fn read_beside(game: &Path) -> Vec<Content> {
    read(&files(game), BOUNDS, &is_readable)
}

#[cfg(test)]
mod tests {
    use tempfile::tempdir;

    use super::*;

    fn write(folder: &Path, name: &str) {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, name).unwrap();
    }

    fn names(game: &Path) -> Vec<String> {
        files(game).into_iter().map(|file| file.name).collect()
    }

    #[test]
    fn lists_only_the_asset_folders_and_settings_of_a_game() {
        let folder = tempdir().unwrap();
        for name in [
            "game.json",
            "other.json",
            "config.json",
            "notes.txt",
            "secret/logos/A.svg",
            "logos/A.svg",
            "logos/lines/B.SVG",
            "logos/run.sh",
            "logos/C.png",
            "logos/.hidden.svg",
            "backs/all.png",
            "fonts/Nib.ttf",
            "tiles/mine.json",
            "themes/dusk.json",
            "companies/list.json",
            "publishers/us.json",
            "icons/crane.svg",
            ".ssh/id.json",
        ] {
            write(folder.path(), name);
        }
        assert_eq!(
            names(&folder.path().join("game.json")),
            [
                "config.json",
                "logos/A.svg",
                "logos/C.png",
                "logos/lines/B.SVG",
                "logos/run.sh",
                "icons/crane.svg",
                "fonts/Nib.ttf",
                "backs/all.png",
                "tiles/mine.json",
                "themes/dusk.json",
                "companies/list.json",
                "publishers/us.json",
            ]
        );
        assert_eq!(
            names(&folder.path().join("config.json")).first().unwrap(),
            "logos/A.svg",
            "a game file can be named config.json"
        );
    }

    #[test]
    fn has_the_same_names_and_extensions_as_the_packages() {
        assert_eq!(IN_GAMES, format!("{GAMES}/"));
        let source = include_str!("../../../../packages/export/src/game-folder/path.ts");
        let (folder, ending) = PIXELS;
        let pattern = format!(r"READABLE = /\.(?:{})$|(?:^|\/){folder}\/.+\.{ending}$/i;", READABLE.join("|"));
        assert!(source.contains(&pattern), "{pattern}");
    }

    #[test]
    fn reads_only_files_that_a_game_can_use() {
        for name in ["config.json", "logos/lines/B.SVG", "games/backs/all.png", "backs/cards/all.PNG", "fonts/Nib.otf"]
        {
            assert!(is_readable(name), "{name}");
        }
        for name in ["logos/C.png", "logos/run.sh", "logos/json", "backs.png"] {
            assert!(!is_readable(name), "{name}");
        }
    }

    #[test]
    fn lists_the_own_assets_of_a_game_in_games_before_the_shared_ones() {
        let folder = tempdir().unwrap();
        for name in [
            "games/a.json",
            "games/b.json",
            "games/config.json",
            "games/logos/B.svg",
            "games/games/logos/C.svg",
            "config.json",
            "logos/A.svg",
            "other/logos/D.svg",
        ] {
            write(folder.path(), name);
        }
        let game = folder.path().join("games/a.json");
        assert_eq!(own_name(&game), "games/a.json");
        assert_eq!(names(&game), ["games/config.json", "games/logos/B.svg", "config.json", "logos/A.svg"]);
        assert_eq!(folders(&game), [folder.path().join("games/logos"), folder.path().join("logos")]);
        let belongs = |name: &str| may_belong(&game, &folder.path().join(name));
        for name in ["games/config.json", "games/logos", "games/tiles/1.json", "config.json", "logos/A.svg"] {
            assert!(belongs(name), "{name}");
        }
        for name in ["games/b.json", "games", "games/games/logos", "notes.txt", "other/logos/D.svg"] {
            assert!(!belongs(name), "{name}");
        }
    }

    #[test]
    fn lists_only_the_own_folder_of_a_game_outside_games() {
        let folder = tempdir().unwrap();
        for name in ["mine/a.json", "mine/logos/A.svg", "logos/B.svg"] {
            write(folder.path(), name);
        }
        let game = folder.path().join("mine/a.json");
        assert_eq!(own_name(&game), "a.json");
        assert_eq!(names(&game), ["logos/A.svg"]);
        assert!(!may_belong(&game, &folder.path().join("logos/B.svg")));
    }

    #[cfg(unix)]
    #[test]
    fn does_not_follow_links() {
        use std::os::unix::fs::symlink;
        let (folder, elsewhere) = (tempdir().unwrap(), tempdir().unwrap());
        write(elsewhere.path(), "secret.svg");
        write(folder.path(), "game.json");
        write(folder.path(), "logos/A.svg");
        symlink(elsewhere.path().join("secret.svg"), folder.path().join("logos/B.svg")).unwrap();
        symlink(elsewhere.path(), folder.path().join("logos/lines")).unwrap();
        symlink(elsewhere.path(), folder.path().join("icons")).unwrap();
        symlink(elsewhere.path().join("secret.svg"), folder.path().join("config.json")).unwrap();
        assert_eq!(names(&folder.path().join("game.json")), ["logos/A.svg"]);
        assert_eq!(folders(&folder.path().join("game.json")), [folder.path().join("logos")]);
    }

    #[test]
    fn skips_files_that_exceed_the_limits() {
        let folder = tempdir().unwrap();
        for name in ["game.json", "logos/a/b/c/d/E.svg", "logos/a/b/c/d/e/F.svg"] {
            write(folder.path(), name);
        }
        assert_eq!(names(&folder.path().join("game.json")), ["logos/a/b/c/d/E.svg"]);
        let bounds = Bounds { depth: 1, files: 9, file_bytes: 10, bytes: 12 };
        let found = ["a", "b", "c", "d", "gone", "e"].map(|name| {
            let path = folder.path().join(name);
            if name != "gone" {
                fs::write(&path, name).unwrap();
            }
            let size = match name {
                "a" => 11,
                "b" => 8,
                "c" => 5,
                _ => 2,
            };
            Found { name: name.into(), path, modified: None, size }
        });
        let some = |text: &str| Some(text.as_bytes().to_vec());
        assert_eq!(
            read(&found, bounds, &|name| name != "e"),
            [("a", None), ("b", some("b")), ("c", None), ("d", some("d")), ("gone", None), ("e", some(""))]
                .map(|(name, bytes)| (name.to_string(), bytes))
        );
        for number in 0..5 {
            write(folder.path(), &format!("tiles/{number}.json"));
        }
        let mut found = Vec::new();
        search(&folder.path().join("tiles"), "tiles", Bounds { files: 3, ..BOUNDS }, &|_| true, &mut found);
        assert_eq!(found.len(), 3);
    }

    #[test]
    fn packs_several_files_into_one_answer() {
        let answer = packed(&[
            ("a.json".into(), Some(b"{}".to_vec())),
            ("logos/A.svg".into(), None),
            ("logos/ü.svg".into(), Some(b"<svg/>".to_vec())),
        ]);
        let length = u32::from_le_bytes(answer[..4].try_into().unwrap()) as usize;
        assert_eq!(
            std::str::from_utf8(&answer[4..4 + length]).unwrap(),
            r#"[["a.json",2],["logos/A.svg",null],["logos/ü.svg",6]]"#
        );
        assert_eq!(&answer[4 + length..], b"{}<svg/>");
    }
}
