//! Watches a game file and its assets, and reports every save, whichever way the editor saves.

use std::{
    fs, io, mem,
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, SystemTime},
};

use notify::{
    Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher as _,
    event::{AccessKind, AccessMode},
};

use crate::{
    beside::{self, Found},
    content::is_whole,
    paths::read,
};

/// An editor may write in several steps, so the file is read after this long without events.
const SETTLE: Duration = Duration::from_millis(120);

/// An incomplete file may still be being written. It is read again if it changes within this time.
const INCOMPLETE: Duration = Duration::from_millis(300);

/// How often an incomplete file is read again at most.
const MAX_READS: usize = 20;

/// Network drives send no events, so the file is also checked at this interval.
const LOOK: Duration = Duration::from_secs(2);

/// Failed attempts in a row until a file counts as lost. Editors may remove it for a moment.
const TRIES_UNTIL_LOST: usize = 3;

/// A running watch; it ends when dropped.
pub struct Watch {
    pub path: PathBuf,
    signals: Sender<Signal>,
}

enum Signal {
    Touched,
    Stop,
}

/// A change that is reported.
pub enum Change {
    Saved(Vec<u8>),
    /// The file has been missing or unreadable for a while. Reported once; the watch goes on.
    Lost,
}

/// Time and size of the game file, if it exists, and of its assets.
#[derive(Clone, PartialEq)]
pub struct Stamp {
    file: Option<(SystemTime, u64)>,
    besides: Vec<Found>,
}

impl Stamp {
    pub fn of(path: &Path) -> Stamp {
        let written = |found: fs::Metadata| Some((found.modified().ok()?, found.len()));
        let mut besides = beside::files(path);
        besides.retain(|file| beside::is_readable(&file.name));
        Stamp { file: fs::metadata(path).ok().and_then(written), besides }
    }
}

impl Watch {
    /// `seen` is the stamp of the version that the caller has read.
    pub fn start(path: PathBuf, seen: Stamp, mut tell: impl FnMut(Change) + Send + 'static) -> Watch {
        let (signals, received) = channel();
        let watcher = watch_folders(&path, signals.clone());
        let watch = Watch { path: path.clone(), signals: signals.clone() };
        thread::spawn(move || {
            let mut watcher = watcher;
            let mut seen = seen;
            let mut failures = 0;
            while wait(&received) {
                let now = Stamp::of(&path);
                if now != seen {
                    // Folders may be new, or have been replaced.
                    drop(mem::replace(&mut watcher, watch_folders(&path, signals.clone())));
                    seen = Stamp::of(&path);
                } else if failures == 0 {
                    continue;
                }
                match settled(&path, &mut seen) {
                    Ok(bytes) => {
                        failures = 0;
                        tell(Change::Saved(bytes));
                    }
                    Err(_) => {
                        failures += 1;
                        if failures == TRIES_UNTIL_LOST {
                            tell(Change::Lost);
                        }
                    }
                }
            }
        });
        watch
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        drop(self.signals.send(Signal::Stop));
    }
}

/// Watches folders, because a watch on a file ends when another file replaces it.
fn watch_folders(path: &Path, signals: Sender<Signal>) -> Option<RecommendedWatcher> {
    let game = path.to_owned();
    let touched = move |event: notify::Result<Event>| {
        // After an error, check the file as well.
        if event.is_ok_and(|event| !concerns(&event, &game)) {
            return;
        }
        drop(signals.send(Signal::Touched));
    };
    let mut system = notify::recommended_watcher(touched).ok()?;
    let places = beside::places(path);
    let ((own, _), others) = places.split_first()?;
    system.watch(own, RecursiveMode::NonRecursive).ok()?;
    // Folders that cannot be watched are checked at intervals.
    for (place, _) in others {
        drop(system.watch(place, RecursiveMode::NonRecursive));
    }
    for folder in beside::folders(path) {
        drop(system.watch(&folder, RecursiveMode::Recursive));
    }
    Some(system)
}

/// Whether an event is about the file or an asset. Reading also causes events, which are ignored.
fn concerns(event: &Event, game: &Path) -> bool {
    let written = match event.kind {
        EventKind::Access(kind) => kind == AccessKind::Close(AccessMode::Write),
        _ => true,
    };
    written && event.paths.iter().any(|path| path == game || beside::may_belong(game, path))
}

/// Reads the file until it is complete or no longer changes.
fn settled(path: &Path, seen: &mut Stamp) -> io::Result<Vec<u8>> {
    let mut bytes = read(path)?;
    for _ in 0..MAX_READS {
        if is_whole(&bytes) {
            break;
        }
        thread::sleep(INCOMPLETE);
        let now = Stamp::of(path);
        if now == *seen {
            break;
        }
        *seen = now;
        bytes = read(path)?;
    }
    Ok(bytes)
}

/// Waits until the file may have changed. Returns false to end the watch.
fn wait(received: &Receiver<Signal>) -> bool {
    match received.recv_timeout(LOOK) {
        Err(RecvTimeoutError::Timeout) => return true,
        Ok(Signal::Touched) => {}
        Ok(Signal::Stop) | Err(RecvTimeoutError::Disconnected) => return false,
    }
    loop {
        match received.recv_timeout(SETTLE) {
            Err(RecvTimeoutError::Timeout) => return true,
            Ok(Signal::Touched) => {}
            Ok(Signal::Stop) | Err(RecvTimeoutError::Disconnected) => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::mpsc::{Receiver, channel},
        time::Instant,
    };

    use tempfile::{TempDir, tempdir};

    use super::*;

    fn watched(text: &str) -> (TempDir, PathBuf, Watch, Receiver<String>) {
        watched_as("game.json", text)
    }

    fn watched_as(name: &str, text: &str) -> (TempDir, PathBuf, Watch, Receiver<String>) {
        let folder = tempdir().unwrap();
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        let (saved, saves) = channel();
        let watch = Watch::start(path.clone(), Stamp::of(&path), move |change| saved.send(reported(change)).unwrap());
        (folder, path, watch, saves)
    }

    fn reported(change: Change) -> String {
        match change {
            Change::Saved(bytes) => String::from_utf8(bytes).unwrap(),
            Change::Lost => "LOST".into(),
        }
    }

    fn next(saves: &Receiver<String>) -> String {
        saves.recv_timeout(Duration::from_secs(8)).expect("a save")
    }

    #[test]
    fn reports_every_way_of_saving_soon() {
        let (folder, path, _watch, saves) = watched("0");
        let started = Instant::now();
        fs::write(&path, "in place").unwrap();
        assert_eq!(next(&saves), "in place");
        for number in 0..3 {
            let beside = folder.path().join("game.json.new");
            let text = format!("renamed {number}");
            fs::write(&beside, &text).unwrap();
            fs::rename(&beside, &path).unwrap();
            assert_eq!(next(&saves), text);
        }
        fs::remove_file(&path).unwrap();
        thread::sleep(SETTLE * 2);
        fs::write(&path, "back").unwrap();
        assert_eq!(next(&saves), "back");
        fs::write(&path, "and again").unwrap();
        assert_eq!(next(&saves), "and again");
        assert!(started.elapsed() < LOOK * 2, "reported by events, not by the interval");
        assert!(saves.recv_timeout(SETTLE * 4).is_err(), "each save is reported once");
    }

    #[test]
    fn reports_several_steps_of_a_save_once() {
        let (_folder, path, _watch, saves) = watched("0");
        for part in ["a", "ab", "abc"] {
            fs::write(&path, part).unwrap();
            thread::sleep(SETTLE / 6);
        }
        assert_eq!(next(&saves), "abc");
        assert!(saves.recv_timeout(SETTLE * 4).is_err());
    }

    #[test]
    fn ignores_other_files_in_the_folder() {
        let (folder, _path, _watch, saves) = watched("0");
        fs::write(folder.path().join("other.json"), "x").unwrap();
        assert!(saves.recv_timeout(SETTLE * 4).is_err());
    }

    #[test]
    fn reports_changes_of_assets() {
        let (folder, _path, _watch, saves) = watched("same");
        let logos = folder.path().join("logos/lines");
        // A new folder with a file, then a change, then its deletion.
        fs::create_dir_all(&logos).unwrap();
        fs::write(logos.join("A.svg"), "1").unwrap();
        assert_eq!(next(&saves), "same");
        let started = Instant::now();
        fs::write(logos.join("A.svg"), "22").unwrap();
        assert_eq!(next(&saves), "same");
        fs::write(folder.path().join("config.json"), "{}").unwrap();
        assert_eq!(next(&saves), "same");
        fs::remove_file(logos.join("A.svg")).unwrap();
        assert_eq!(next(&saves), "same");
        assert!(started.elapsed() < LOOK * 3, "reported by events");
        fs::write(folder.path().join("logos/notes.txt"), "x").unwrap();
        assert!(saves.recv_timeout(SETTLE * 4).is_err(), "files that a game cannot use are ignored");
    }

    #[test]
    fn reports_changes_of_own_and_shared_assets_in_games() {
        let (folder, _path, _watch, saves) = watched_as("games/a.json", "same");
        for place in ["games/logos", "logos"] {
            let logos = folder.path().join(place);
            fs::create_dir(&logos).unwrap();
            fs::write(logos.join("A.svg"), "1").unwrap();
            assert_eq!(next(&saves), "same");
            let started = Instant::now();
            fs::write(logos.join("A.svg"), "22").unwrap();
            assert_eq!(next(&saves), "same");
            fs::write(logos.with_file_name("config.json"), "{}").unwrap();
            assert_eq!(next(&saves), "same");
            assert!(started.elapsed() < LOOK, "reported by events");
        }
        fs::write(folder.path().join("games/b.json"), "x").unwrap();
        assert!(saves.recv_timeout(SETTLE * 4).is_err(), "another game is ignored");
    }

    #[test]
    fn checks_the_file_at_intervals_without_events() {
        // A missing folder cannot be watched, like a network drive.
        let folder = tempdir().unwrap();
        let inner = folder.path().join("later");
        let path = inner.join("game.json");
        let (saved, saves) = channel();
        let _watch = Watch::start(path.clone(), Stamp::of(&path), move |change| saved.send(reported(change)).unwrap());
        fs::create_dir(&inner).unwrap();
        fs::write(&path, "seen without events").unwrap();
        assert_eq!(next(&saves), "seen without events");
    }

    #[test]
    fn reports_nothing_after_the_watch_is_dropped() {
        let (_folder, path, watch, saves) = watched("0");
        drop(watch);
        fs::write(&path, "unseen").unwrap();
        assert!(saves.recv_timeout(SETTLE * 4).is_err());
    }

    const GAME: &str = r#"{"info":{"title":"A"}}"#;

    #[test]
    fn waits_for_a_file_that_is_still_being_written() {
        let (_folder, path, _watch, saves) = watched(GAME);
        for end in [0, 5, 10, GAME.len()] {
            fs::write(&path, &GAME[..end]).unwrap();
            // Longer than SETTLE, shorter than INCOMPLETE.
            thread::sleep(SETTLE + SETTLE / 4);
        }
        assert_eq!(next(&saves), GAME);
        assert!(saves.recv_timeout(SETTLE * 4).is_err(), "incomplete versions are not reported");
        fs::write(&path, "{").unwrap();
        assert_eq!(next(&saves), "{", "a file that stays broken is reported");
    }

    #[test]
    fn reports_a_missing_file_once_and_finds_it_again() {
        let (_folder, path, _watch, saves) = watched(GAME);
        fs::remove_file(&path).unwrap();
        assert_eq!(next(&saves), "LOST");
        assert!(saves.recv_timeout(LOOK * 2).is_err(), "reported once");
        fs::write(&path, "back").unwrap();
        assert_eq!(next(&saves), "back");
        fs::remove_file(&path).unwrap();
        assert_eq!(next(&saves), "LOST");
    }

    #[test]
    fn watches_a_folder_again_after_it_was_replaced() {
        let (folder, path, _watch, saves) = watched_as("mine/game.json", "0");
        fs::remove_dir_all(folder.path().join("mine")).unwrap();
        fs::create_dir(folder.path().join("mine")).unwrap();
        fs::write(&path, "anew").unwrap();
        assert_eq!(next(&saves), "anew");
        for number in 0..3 {
            let started = Instant::now();
            let text = format!("save {number}");
            fs::write(&path, &text).unwrap();
            assert_eq!(next(&saves), text);
            assert!(started.elapsed() < LOOK / 2, "by an event");
            thread::sleep(LOOK / 10);
        }
    }
}
