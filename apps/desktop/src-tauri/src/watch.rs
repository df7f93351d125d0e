//! Follows a game: every save of its file, or of what belongs to it beside it, is told, whichever way the editor saves.

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

/// An editor may write in several steps; the file is read when it has been quiet this long.
const SETTLE: Duration = Duration::from_millis(120);

/// A file that is no game yet may still be being written, over a slow line perhaps: it is read again if it changes meanwhile.
const INCOMPLETE: Duration = Duration::from_millis(300);

/// So often at most, whatever it is that is written all the time.
const MOST_READS: usize = 20;

/// Network drives send no events: the file is looked at this often in any case.
const LOOK: Duration = Duration::from_secs(2);

/// Tries in a row after which a file is lost: editors take it away for a moment.
const TRIES_UNTIL_LOST: usize = 3;

/// Ends the watch when it is dropped.
pub struct Watch {
    pub path: PathBuf,
    signals: Sender<Signal>,
}

enum Signal {
    Touched,
    Stop,
}

/// What is told of a file.
pub enum Change {
    Saved(Vec<u8>),
    /// It has been away for a while, or may not be read; told once. It is still looked for.
    Lost,
}

/// When and how large a file was written, nothing while there is none; and the same of all that belongs to it.
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
    /// `seen` is the stamp of what the caller has read already.
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
                    // Folders may be new, or others in the place of those that were taken away.
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

/// A file that is replaced by another is a new file: only its folder sees that.
fn watch_folders(path: &Path, signals: Sender<Signal>) -> Option<RecommendedWatcher> {
    let game = path.to_owned();
    let touched = move |event: notify::Result<Event>| {
        // A failing watch is as good a reason to look as any.
        if event.is_ok_and(|event| !concerns(&event, &game)) {
            return;
        }
        drop(signals.send(Signal::Touched));
    };
    let mut system = notify::recommended_watcher(touched).ok()?;
    let places = beside::places(path);
    let ((own, _), others) = places.split_first()?;
    system.watch(own, RecursiveMode::NonRecursive).ok()?;
    // What cannot be watched is still looked at.
    for (place, _) in others {
        drop(system.watch(place, RecursiveMode::NonRecursive));
    }
    for folder in beside::folders(path) {
        drop(system.watch(&folder, RecursiveMode::Recursive));
    }
    Some(system)
}

/// The file itself, or something that may belong to it. Our own reading is an event too, and no reason to look.
fn concerns(event: &Event, game: &Path) -> bool {
    let written = match event.kind {
        EventKind::Access(kind) => kind == AccessKind::Close(AccessMode::Write),
        _ => true,
    };
    written && event.paths.iter().any(|path| path == game || beside::may_belong(game, path))
}

/// What the file holds once it has come to rest.
fn settled(path: &Path, seen: &mut Stamp) -> io::Result<Vec<u8>> {
    let mut bytes = read(path)?;
    for _ in 0..MOST_READS {
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

/// Waits until the file may have changed. False ends the watch.
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
        let watch = Watch::start(path.clone(), Stamp::of(&path), move |change| saved.send(told(change)).unwrap());
        (folder, path, watch, saves)
    }

    fn told(change: Change) -> String {
        match change {
            Change::Saved(bytes) => String::from_utf8(bytes).unwrap(),
            Change::Lost => "LOST".into(),
        }
    }

    fn next(saves: &Receiver<String>) -> String {
        saves.recv_timeout(Duration::from_secs(8)).expect("a save")
    }

    #[test]
    fn every_way_of_saving_is_seen_soon() {
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
        assert!(started.elapsed() < LOOK * 2, "events, not looks, told of them");
        assert!(saves.recv_timeout(SETTLE * 4).is_err(), "each save came once");
    }

    #[test]
    fn several_steps_of_one_save_are_one_save() {
        let (_folder, path, _watch, saves) = watched("0");
        for part in ["a", "ab", "abc"] {
            fs::write(&path, part).unwrap();
            thread::sleep(SETTLE / 6);
        }
        assert_eq!(next(&saves), "abc");
        assert!(saves.recv_timeout(SETTLE * 4).is_err());
    }

    #[test]
    fn other_files_of_the_folder_do_not_matter() {
        let (folder, _path, _watch, saves) = watched("0");
        fs::write(folder.path().join("other.json"), "x").unwrap();
        assert!(saves.recv_timeout(SETTLE * 4).is_err());
    }

    #[test]
    fn what_belongs_to_a_game_is_followed_too() {
        let (folder, _path, _watch, saves) = watched("same");
        let logos = folder.path().join("logos/lines");
        // A new folder, a file in it, a change, and its end.
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
        assert!(started.elapsed() < LOOK * 3, "events told of them");
        fs::write(folder.path().join("logos/notes.txt"), "x").unwrap();
        assert!(saves.recv_timeout(SETTLE * 4).is_err(), "what no game has use for does not matter");
    }

    #[test]
    fn what_a_game_in_the_folder_games_has_and_shares_is_followed() {
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
            assert!(started.elapsed() < LOOK, "events told of them");
        }
        fs::write(folder.path().join("games/b.json"), "x").unwrap();
        assert!(saves.recv_timeout(SETTLE * 4).is_err(), "another game does not matter");
    }

    #[test]
    fn without_events_the_file_is_looked_at() {
        // A folder that is not there yet cannot be watched, as a network drive cannot.
        let folder = tempdir().unwrap();
        let inner = folder.path().join("later");
        let path = inner.join("game.json");
        let (saved, saves) = channel();
        let _watch = Watch::start(path.clone(), Stamp::of(&path), move |change| saved.send(told(change)).unwrap());
        fs::create_dir(&inner).unwrap();
        fs::write(&path, "seen by looking").unwrap();
        assert_eq!(next(&saves), "seen by looking");
    }

    #[test]
    fn a_dropped_watch_is_silent() {
        let (_folder, path, watch, saves) = watched("0");
        drop(watch);
        fs::write(&path, "unseen").unwrap();
        assert!(saves.recv_timeout(SETTLE * 4).is_err());
    }

    const GAME: &str = r#"{"info":{"title":"A"}}"#;

    #[test]
    fn a_text_that_is_still_being_written_is_waited_for() {
        let (_folder, path, _watch, saves) = watched(GAME);
        for end in [0, 5, 10, GAME.len()] {
            fs::write(&path, &GAME[..end]).unwrap();
            // Longer than one save takes to settle, shorter than the patience with half of one.
            thread::sleep(SETTLE + SETTLE / 4);
        }
        assert_eq!(next(&saves), GAME);
        assert!(saves.recv_timeout(SETTLE * 4).is_err(), "no part of it was told");
        fs::write(&path, "{").unwrap();
        assert_eq!(next(&saves), "{", "what stays broken is told");
    }

    #[test]
    fn a_file_that_stays_away_is_lost_once_and_found_again() {
        let (_folder, path, _watch, saves) = watched(GAME);
        fs::remove_file(&path).unwrap();
        assert_eq!(next(&saves), "LOST");
        assert!(saves.recv_timeout(LOOK * 2).is_err(), "told once");
        fs::write(&path, "back").unwrap();
        assert_eq!(next(&saves), "back");
        fs::remove_file(&path).unwrap();
        assert_eq!(next(&saves), "LOST");
    }

    #[test]
    fn a_folder_that_was_taken_away_and_made_anew_is_watched_again() {
        let (folder, path, _watch, saves) = watched_as("mine/game.json", "0");
        fs::remove_dir_all(folder.path().join("mine")).unwrap();
        fs::create_dir(folder.path().join("mine")).unwrap();
        fs::write(&path, "anew").unwrap();
        assert_eq!(next(&saves), "anew");
        for number in 0..3 {
            let started = Instant::now();
            let text = format!("told of {number}");
            fs::write(&path, &text).unwrap();
            assert_eq!(next(&saves), text);
            assert!(started.elapsed() < LOOK / 2, "by an event");
            thread::sleep(LOOK / 10);
        }
    }
}
