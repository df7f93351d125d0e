//! Recognises games and zips by the content of a file.

use serde::Deserialize;
use serde_json::{Map, Value};

/// The part of a game that the host reads.
#[derive(Default, Deserialize)]
pub struct GameFile {
    pub info: Map<String, Value>,
}

pub fn read_game(text: &str) -> Option<GameFile> {
    serde_json::from_str(&plain_json(text)).ok()
}

/// Replaces comments, trailing commas and a byte order mark, which the page accepts, with spaces. Lines and columns stay.
pub fn plain_json(text: &str) -> String {
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
    String::from_utf8(bytes).expect("only whole characters are replaced")
}

/// An empty zip starts with its end record.
pub fn is_zip(bytes: &[u8]) -> bool {
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

/// Whether a file is complete. A file that is still being written is not.
pub fn is_whole(bytes: &[u8]) -> bool {
    if is_zip(bytes) { directory_of(bytes).is_some() } else { read_game(&text_of(bytes)).is_some() }
}

/// Whether a zip has Ruby files. Only names count, because compressed content may contain the same bytes by chance.
pub fn lists_ruby(zip: &[u8]) -> bool {
    names_in(zip).iter().any(|name| name.to_ascii_lowercase().ends_with(b".rb"))
}

/// Names in the directory at the end of a zip, read like `unzip` of `packages/export`.
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

/// The directory of a zip, without the end record, which contains its start.
fn directory_of(zip: &[u8]) -> Option<&[u8]> {
    const END: usize = 22;
    const MAX_COMMENT: usize = 0xffff;
    let last = zip.len().checked_sub(END)?;
    let end = (last.saturating_sub(MAX_COMMENT)..=last).rev().find(|&at| zip[at..].starts_with(b"PK\x05\x06"))?;
    let start = u32::from_le_bytes(zip[end + 16..end + 20].try_into().ok()?);
    zip.get(usize::try_from(start).ok()?..end)
}

/// Decodes a text file; empty for a zip.
pub fn text_of(bytes: &[u8]) -> String {
    if is_zip(bytes) { String::new() } else { String::from_utf8_lossy(bytes).into_owned() }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_game_is_json_with_an_info_object() {
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
    fn reads_deep_nesting_without_recursion() {
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
    fn accepts_unfinished_input() {
        for text in ["\"", "\"\\", "/", "/*", "/* ü", "//", ",", "{\"a\": \"ü\\"] {
            assert_eq!(plain_json(text).len(), text.len(), "{text}");
        }
    }

    /// The directory of a zip with these names, and nothing else valid.
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
    fn finds_ruby_files_in_zips() {
        assert!(is_zip(b"PK\x03\x04..."));
        assert!(is_zip(&end_of_zip(0, "")) && is_whole(&end_of_zip(0, "")), "an empty zip");
        assert!(!is_zip(b"{}") && !is_zip(b"PK\x01\x02"));
        assert!(lists_ruby(&zip_of("", &["game.json", "lib/engine/map.rb"], "")));
        assert!(lists_ruby(&zip_of("", &["MAP.RB", "game.json"], "with a remark")));
        assert!(!lists_ruby(&zip_of("", &["game.json", "notes.rbx", "rb"], "")));
        assert!(!lists_ruby(&zip_of("", &[], "")));
        assert_eq!(text_of(b"PK\x03\x04"), "");
    }

    #[test]
    fn a_file_without_its_end_is_incomplete() {
        let zip = zip_of("packed", &["game.json"], "");
        for whole in [br#"{"info":{}}"#.as_slice(), &zip] {
            assert!(is_whole(whole));
            assert!(!is_whole(&whole[..whole.len() - 1]));
        }
        assert!(!is_whole(b""));
    }

    #[test]
    fn ignores_ruby_names_outside_the_directory() {
        assert!(!lists_ruby(&zip_of("x.rb by chance", &["game.json"], "made by pack.rb")));
    }

    #[test]
    fn accepts_truncated_and_damaged_zips() {
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
        // One entry of random bytes, then the end record.
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
}
