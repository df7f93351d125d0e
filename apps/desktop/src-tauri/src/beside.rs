//! What belongs to a game and lies beside its file: logos, tiles, themes and so on. Nothing else of the folder is read, and
//! no link is followed out of it.

use std::{
    ffi::OsStr,
    fs,
    path::{Path, PathBuf},
    time::SystemTime,
};

use crate::facts::{ASSET_FOLDERS as FOLDERS, CONFIG_FILE as CONFIG, GAME_LIMITS as BOUNDS, GAMES_FOLDER as GAMES};

/// How names in the folder of games begin.
const IN_GAMES: &str = "games/";

/// The endings of what a game can have use for, texts, pictures and fonts, and of pictures in one folder only. As `READABLE`
/// of `packages/export` has them; the page makes of the files what it can.
const READABLE: &[&str] = &["json", "svg", "ttf", "otf"];
const PIXELS: (&str, &str) = ("backs", "png");

/// Somebody's whole disk is no game: what lies beyond these bounds is not looked at.
#[derive(Clone, Copy)]
pub struct Bounds {
    pub depth: usize,
    pub files: usize,
    pub file_bytes: u64,
    pub bytes: u64,
}

/// A file by its path from the folder that was searched, with plain slashes.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    pub name: String,
    pub path: PathBuf,
    pub modified: Option<SystemTime>,
    pub size: u64,
}

/// Where the logos, tiles and so on of a game may lie, and how their names then begin: beside the game, which comes first,
/// and beside the folder `games` if it lies in one (10.21).
pub fn places(game: &Path) -> Vec<(&Path, &'static str)> {
    let Some(own) = game.parent() else {
        return Vec::new();
    };
    match own.parent() {
        Some(shared) if own.file_name() == Some(OsStr::new(GAMES)) => vec![(own, IN_GAMES), (shared, "")],
        _ => vec![(own, "")],
    }
}

/// The name of a game among those of its files.
pub fn own_name(game: &Path) -> String {
    let start = places(game).first().map_or("", |(_, start)| start);
    format!("{start}{}", game.file_name().unwrap_or_default().to_string_lossy())
}

/// The folders beside a game that are there, to be watched.
pub fn folders(game: &Path) -> Vec<PathBuf> {
    let inside = |place: &Path| FOLDERS.iter().map(|name| place.join(name)).collect::<Vec<_>>();
    places(game).into_iter().flat_map(|(place, _)| inside(place)).filter(|path| is_folder(path)).collect()
}

/// Whether something with this path may belong to a game.
pub fn may_belong(game: &Path, path: &Path) -> bool {
    places(game).into_iter().any(|(place, _)| path.strip_prefix(place).is_ok_and(has_our_name))
}

/// By its path from where it lies.
fn has_our_name(path: &Path) -> bool {
    let first = path.components().next().and_then(|part| part.as_os_str().to_str()).unwrap_or_default();
    path == Path::new(CONFIG) || FOLDERS.contains(&first)
}

/// Everything that lies beside a game and belongs to it. What lies nearest comes first and has room where the rest has none.
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

/// Files below a folder that are wanted. Links and what systems hide are left alone.
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

/// A real file, no link to one.
fn found_file(path: &Path, name: String) -> Option<Found> {
    let about = fs::symlink_metadata(path).ok().filter(fs::Metadata::is_file)?;
    Some(Found { name, path: path.into(), modified: about.modified().ok(), size: about.len() })
}

fn is_folder(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|about| about.is_dir())
}

/// By its name among the files of a game.
pub fn is_readable(name: &str) -> bool {
    let Some((_, ending)) = name.rsplit_once('.') else {
        return false;
    };
    let ending = ending.to_ascii_lowercase();
    let (folder, own) = PIXELS;
    READABLE.contains(&ending.as_str()) || (ending == own && name.split('/').rev().skip(1).any(|part| part == folder))
}

/// A file by its name, and its bytes unless it was left out.
pub type Content = (String, Option<Vec<u8>>);

/// Several files as one answer to the page: how long the table is (four bytes), the table as JSON, the bytes of the files.
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

/// What the files hold that are wanted; of others the name is enough. What there is no room for, or cannot be read, is left out.
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

/// What lies beside a game.
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
    fn the_folders_of_a_game_and_its_settings_belong_to_it_and_nothing_else() {
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
            "a game may have that name"
        );
    }

    #[test]
    fn the_packages_have_the_same_names_and_endings() {
        assert_eq!(IN_GAMES, format!("{GAMES}/"));
        let source = include_str!("../../../../packages/export/src/game-folder/path.ts");
        let (folder, ending) = PIXELS;
        let pattern = format!(r"READABLE = /\.(?:{})$|(?:^|\/){folder}\/.+\.{ending}$/i;", READABLE.join("|"));
        assert!(source.contains(&pattern), "{pattern}");
    }

    #[test]
    fn what_a_game_can_have_no_use_for_is_not_read() {
        for name in ["config.json", "logos/lines/B.SVG", "games/backs/all.png", "backs/cards/all.PNG", "fonts/Nib.otf"]
        {
            assert!(is_readable(name), "{name}");
        }
        for name in ["logos/C.png", "logos/run.sh", "logos/json", "backs.png"] {
            assert!(!is_readable(name), "{name}");
        }
    }

    #[test]
    fn games_in_the_folder_games_share_what_lies_beside_it_and_have_what_lies_beside_them_first() {
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
    fn a_game_in_any_other_folder_has_what_lies_beside_it_only() {
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
    fn links_are_not_followed() {
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
    fn too_deep_too_many_and_too_large_is_left_out() {
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
    fn several_files_are_one_answer() {
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
