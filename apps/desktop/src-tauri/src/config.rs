//! The configuration file of the desktop application (98.10.5): opened files, recent games and the last page.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Mutex,
};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use uuid::Uuid;

use crate::places::write_beside;

const MAX_RECENTS: usize = 10;

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Config {
    /// Summaries by id, in the order of opening.
    pub summaries: Map<String, Value>,
    pub recents: Vec<Recent>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_route: Option<String>,
    /// How to open a file in an editor, such as `code -g {file}:{line}`. Only the user writes it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub editor: Option<String>,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Recent {
    pub title: String,
    pub slug: String,
}

/// An opened file, as the application remembers it.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
pub struct Summary {
    pub id: String,
    pub r#type: String,
    pub slug: String,
    pub title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub subtitle: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub designer: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub publisher: Option<String>,
    /// Not sent to the page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub path: Option<PathBuf>,
}

impl Config {
    pub fn summary(&self, id: &str) -> Option<Summary> {
        serde_json::from_value(self.summaries.get(id)?.clone()).ok()
    }

    pub fn all_summaries(&self) -> impl Iterator<Item = Summary> {
        self.summaries.keys().filter_map(|id| self.summary(id))
    }

    /// Stores a summary, whose path must be Unicode, and updates the title of its recent entry.
    pub fn put(&mut self, summary: &Summary) {
        for recent in &mut self.recents {
            if recent.slug == summary.slug {
                recent.title.clone_from(&summary.title);
            }
        }
        let value = serde_json::to_value(summary).expect("a summary is plain JSON");
        self.summaries.insert(summary.id.clone(), value);
    }

    pub fn forget(&mut self, id: &str) {
        self.summaries.shift_remove(id);
        self.recents.retain(|recent| recent.slug != slug_of(id));
    }

    pub fn add_recent(&mut self, recent: Recent) {
        self.recents.retain(|other| other.slug != recent.slug);
        self.recents.insert(0, recent);
        self.recents.truncate(MAX_RECENTS);
    }
}

pub fn slug_of(id: &str) -> String {
    format!("electron:{id}")
}

/// The configuration file and its content; written only after a change.
pub struct ConfigFile {
    pub path: PathBuf,
    config: Mutex<Config>,
}

impl ConfigFile {
    /// Reads and repairs the file. Also returns a message for the user if the file is damaged.
    pub fn open(folder: &Path) -> (ConfigFile, Option<String>) {
        let path = folder.join("config.json");
        let (config, message) = match read(&path) {
            Ok(config) => (config, None),
            Err(message) => (Config::default(), Some(message)),
        };
        let file = ConfigFile { path, config: Mutex::new(config) };
        (file, message)
    }

    pub fn read<T>(&self, look: impl FnOnce(&Config) -> T) -> T {
        look(&self.config.lock().unwrap())
    }

    pub fn change<T>(&self, change: impl FnOnce(&mut Config) -> T) -> io::Result<T> {
        let mut config = self.config.lock().unwrap();
        let before = config.clone();
        let answer = change(&mut config);
        if *config != before {
            write(&self.path, &config)?;
        }
        Ok(answer)
    }
}

fn write(path: &Path, config: &Config) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut text = serde_json::to_string_pretty(config)?;
    text.push('\n');
    write_beside(path, text.as_bytes())
}

fn read(path: &Path) -> Result<Config, String> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Config::default()),
        // A file that cannot be read must not be overwritten.
        Err(_) => return Err(put_aside(path)),
    };
    let Ok(Value::Object(fields)) = serde_json::from_str(&text) else {
        return Err(put_aside(path));
    };
    let Repaired { config, changed, removed } = repair(&fields);
    // Without the copy nothing is removed on the disk: the next start repairs again.
    if changed && (!removed || fs::copy(path, path.with_extension("json.bak")).is_ok()) {
        drop(write(path, &config));
    }
    Ok(config)
}

fn put_aside(path: &Path) -> String {
    let aside = (1..)
        .map(|number| match number {
            1 => path.with_extension("json.damaged"),
            _ => path.with_extension(format!("json.damaged-{number}")),
        })
        .find(|aside| !aside.exists())
        .expect("some number is free");
    match fs::rename(path, &aside) {
        Ok(()) => format!(
            "The list of opened files could not be read. It was saved as {}, and a new list was started.",
            aside.display()
        ),
        Err(error) => format!("{} is damaged: {error}", path.display()),
    }
}

struct Repaired {
    config: Config,
    /// Whether the repair differs from the file.
    changed: bool,
    /// Whether the repair removed data.
    removed: bool,
}

/// The three steps of 98.10.5. Drops unknown keys, which do not count as removed data.
fn repair(fields: &Map<String, Value>) -> Repaired {
    let text = |key: &str| fields.get(key).and_then(Value::as_str).map(str::to_owned);
    let mut removed = false;
    let mut config = Config { last_route: text("lastRoute"), editor: text("editor"), ..Config::default() };
    match fields.get("summaries") {
        Some(Value::Object(entries)) => {
            for (key, entry) in entries {
                match repair_summary(key, entry) {
                    Some(summary) => config.put(&summary),
                    None => removed = true,
                }
            }
        }
        other => removed |= other.is_some(),
    }
    match fields.get("recents") {
        Some(Value::Array(entries)) => {
            // The newest entry is first, so it is added last.
            for entry in entries.iter().rev() {
                match repair_recent(&config, entry) {
                    Some(recent) => config.add_recent(recent),
                    None => removed = true,
                }
            }
            removed |= config.recents.len() < entries.len();
        }
        other => removed |= other.is_some(),
    }
    let ours = serde_json::to_value(&config).expect("the configuration is plain JSON");
    Repaired { changed: ours.as_object() != Some(fields), config, removed }
}

fn is_uuid(text: &str) -> bool {
    Uuid::try_parse(text).is_ok_and(|uuid| uuid.to_string() == text)
}

fn repair_summary(key: &str, entry: &Value) -> Option<Summary> {
    let mut fields = entry.as_object()?.clone();
    let id = fields.get("id").and_then(Value::as_str).unwrap_or(key);
    let mut key = key.to_owned();
    if !is_uuid(id) {
        key = Uuid::new_v4().to_string();
        fields.insert("slug".into(), slug_of(&key).into());
        fields.insert("id".into(), key.clone().into());
        fields.insert("type".into(), "electron".into());
    }
    let summary: Summary = serde_json::from_value(fields.into()).ok()?;
    let belongs = summary.id == key && summary.r#type == "electron" && summary.slug == slug_of(&key);
    (belongs && summary.path.is_some()).then_some(summary)
}

fn repair_recent(config: &Config, entry: &Value) -> Option<Recent> {
    let recent: Recent = serde_json::from_value(entry.clone()).ok()?;
    if !recent.slug.starts_with("electron:") {
        return Some(recent);
    }
    let mut matches: Vec<Summary> = config.all_summaries().filter(|summary| summary.title == recent.title).collect();
    // If two games have this title, prefer the one with the same slug.
    matches.sort_by_key(|summary| summary.slug != recent.slug);
    let slug = matches.into_iter().next()?.slug;
    Some(Recent { slug, ..recent })
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use tempfile::tempdir;

    use super::*;

    const ID: &str = "0b0e7a52-59a4-4d1f-9a4f-0d1f6f3a2c11";
    const OTHER: &str = "2c4dbb27-7d67-4f0e-8f0a-92b1b7a6a0f3";

    fn entry(id: &str, title: &str) -> Value {
        json!({ "id": id, "type": "electron", "slug": slug_of(id), "title": title, "path": "/games/a.json" })
    }

    fn repaired(value: Value) -> Repaired {
        repair(value.as_object().unwrap())
    }

    fn slugs(config: &Config) -> Vec<&str> {
        config.recents.iter().map(|recent| recent.slug.as_str()).collect()
    }

    #[test]
    fn leaves_a_valid_file_unchanged() {
        let value = json!({
            "summaries": { ID: entry(ID, "A") },
            "recents": [{ "title": "A", "slug": slug_of(ID) }, { "title": "B", "slug": "candle-bay" }],
            "lastRoute": "/games/candle-bay/map?paginated=true",
        });
        let Repaired { config, changed, removed } = repaired(value.clone());
        assert!(!changed && !removed);
        assert_eq!(serde_json::to_value(config).unwrap(), value);
    }

    #[test]
    fn replaces_an_id_that_is_not_a_uuid() {
        let value = json!({ "summaries": { "mine": { "title": "A", "path": "/games/a.json" } },
            "recents": [{ "title": "A", "slug": "electron:mine" }] });
        let Repaired { config, removed, .. } = repaired(value);
        let (id, summary) = config.summaries.iter().next().unwrap();
        assert!(is_uuid(id));
        assert_eq!(summary["id"], json!(id));
        assert_eq!(summary["slug"], json!(slug_of(id)));
        assert_eq!(summary["type"], "electron");
        // The recent entry is matched by title.
        assert_eq!(slugs(&config), [slug_of(id)]);
        assert!(!removed);
    }

    #[test]
    fn removes_inconsistent_summaries() {
        let wrong_type = {
            let mut value = entry(OTHER, "B");
            value["type"] = json!("system");
            value
        };
        for (key, value) in [
            (ID, entry(OTHER, "A")),
            ("mine", entry(ID, "A")),
            (OTHER, wrong_type),
            (ID, json!({ "id": ID, "type": "electron", "slug": slug_of(ID), "title": "no path" })),
            (ID, json!(5)),
        ] {
            let Repaired { config, removed, .. } = repaired(json!({ "summaries": { key: value } }));
            assert!(removed && config.summaries.is_empty(), "{key}");
        }
    }

    #[test]
    fn removes_recent_entries_of_unknown_games_and_keeps_bundled_ones() {
        let Repaired { config, removed, .. } = repaired(json!({ "summaries": { ID: entry(ID, "A") }, "recents": [
            { "title": "Gone", "slug": slug_of(OTHER) },
            { "title": "A", "slug": slug_of(OTHER) },
            { "title": "Candle Bay", "slug": "candle-bay" },
            { "title": "A", "slug": slug_of(ID) },
        ] }));
        assert_eq!(slugs(&config), [slug_of(ID).as_str(), "candle-bay"]);
        assert!(removed);
    }

    #[test]
    fn keeps_the_slug_of_a_recent_entry_if_two_games_share_its_title() {
        let Repaired { config, .. } = repaired(json!({ "summaries": { ID: entry(ID, "A"), OTHER: entry(OTHER, "A") },
            "recents": [{ "title": "A", "slug": slug_of(OTHER) }] }));
        assert_eq!(slugs(&config), [slug_of(OTHER)]);
    }

    #[test]
    fn drops_unknown_keys_without_a_backup() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("config.json");
        fs::write(&path, r#"{ "summaries": {}, "recents": [], "theme": "x" }"#).unwrap();
        let (file, message) = ConfigFile::open(folder.path());
        assert_eq!(message, None);
        assert!(file.read(|config| *config == Config::default()));
        assert!(!fs::read_to_string(&path).unwrap().contains("theme"));
        assert!(!path.with_extension("json.bak").exists());
    }

    #[test]
    fn backs_up_the_file_before_a_repair_removes_anything() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("config.json");
        let text = json!({ "summaries": { ID: 5 }, "recents": [] }).to_string();
        fs::write(&path, &text).unwrap();
        let (_, message) = ConfigFile::open(folder.path());
        assert_eq!(message, None);
        assert_eq!(fs::read_to_string(path.with_extension("json.bak")).unwrap(), text);
        assert!(!fs::read_to_string(&path).unwrap().contains(ID));
    }

    #[test]
    fn saves_each_damaged_file_under_a_new_name() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("config.json");
        for (text, aside) in
            [(b"{ broken".as_slice(), "json.damaged"), (b"[]", "json.damaged-2"), (b"\xff\xfe", "json.damaged-3")]
        {
            fs::write(&path, text).unwrap();
            let (file, message) = ConfigFile::open(folder.path());
            assert!(message.unwrap().contains(aside));
            assert_eq!(fs::read(path.with_extension(aside)).unwrap(), text);
            assert!(file.read(|config| *config == Config::default()));
            assert!(!path.exists());
        }
    }

    // A folder, because root can read a file without permissions.
    #[test]
    fn renames_a_file_that_cannot_be_read_instead_of_overwriting_it() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("config.json");
        fs::create_dir(&path).unwrap();
        fs::write(path.join("kept"), "x").unwrap();
        let (file, message) = ConfigFile::open(folder.path());
        assert!(message.unwrap().contains("json.damaged"));
        file.change(|config| config.last_route = Some("/app".into())).unwrap();
        assert!(path.is_file());
        assert_eq!(fs::read_to_string(path.with_extension("json.damaged").join("kept")).unwrap(), "x");
    }

    #[test]
    fn writes_changes_only_and_indents_with_two_spaces() {
        let folder = tempdir().unwrap();
        let (file, _) = ConfigFile::open(&folder.path().join("new folder"));
        file.change(|_| ()).unwrap();
        assert!(!file.path.exists());
        file.change(|config| config.last_route = Some("/app".into())).unwrap();
        assert_eq!(
            fs::read_to_string(&file.path).unwrap(),
            "{\n  \"summaries\": {},\n  \"recents\": [],\n  \"lastRoute\": \"/app\"\n}\n"
        );
        let names: Vec<_> = fs::read_dir(file.path.parent().unwrap()).unwrap().collect();
        assert_eq!(names.len(), 1, "no temporary file is left");
    }

    #[test]
    fn keeps_ten_recent_games_newest_first_one_per_slug() {
        let mut config = Config::default();
        for number in 0..12 {
            let title = format!("Game {number}");
            config.add_recent(Recent { slug: format!("game-{number}"), title });
        }
        config.add_recent(Recent { slug: "game-5".into(), title: "Again".into() });
        assert_eq!(config.recents.len(), 10);
        assert_eq!(config.recents[0].title, "Again");
        assert_eq!(config.recents[1].slug, "game-11");
        assert_eq!(config.recents.iter().filter(|recent| recent.slug == "game-5").count(), 1);
    }

    #[test]
    fn updates_and_removes_recent_entries_with_their_game() {
        let mut config = Config::default();
        let mut summary: Summary = serde_json::from_value(entry(ID, "Old")).unwrap();
        config.put(&summary);
        config.add_recent(Recent { slug: slug_of(ID), title: "Old".into() });
        summary.title = "New".into();
        config.put(&summary);
        assert_eq!(config.recents[0].title, "New");
        config.forget(ID);
        assert_eq!(config, Config::default());
    }
}
