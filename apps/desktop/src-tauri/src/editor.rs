//! Opens a game file in the user's editor, at a line where the editor can.

use std::{
    env, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
};

/// Editors with a window of their own that can go to a line, in the order in which they are looked for.
const EDITORS: &[&str] = &[
    "code -g {file}:{line}",
    "codium -g {file}:{line}",
    "zed {file}:{line}",
    "zeditor {file}:{line}",
    "subl {file}:{line}",
    "kate -l {line} {file}",
    "kwrite -l {line} {file}",
    "gedit +{line} {file}",
    "pluma +{line} {file}",
    "xed +{line} {file}",
    "mousepad -l {line} {file}",
    "geany {file}:{line}",
    "gvim +{line} {file}",
    "notepad++ -n{line} {file}",
];

/// `command` is the one of the configuration file. Without any editor that can go to a line, the system opens the file.
pub fn open(file: &Path, line: u32, command: Option<&str>) -> Result<(), String> {
    let chosen = match command {
        Some(command) => Some(command),
        None => EDITORS.iter().copied().find(|editor| program(editor).is_some()),
    };
    let Some(chosen) = chosen else {
        return tauri_plugin_opener::open_path(file, None::<&str>).map_err(|error| error.to_string());
    };
    start(chosen, file, line).map_err(|error| format!("{chosen}: {error}"))
}

fn start(command: &str, file: &Path, line: u32) -> io::Result<()> {
    let program = program(command).ok_or(io::ErrorKind::NotFound)?;
    let mut child = Command::new(program)
        .args(arguments(command, file, line))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    // Whoever starts a program must take note of its end.
    thread::spawn(move || child.wait());
    Ok(())
}

/// Split at blanks before the path, which may hold some, is put in.
fn arguments(command: &str, file: &Path, line: u32) -> Vec<String> {
    let file = file.to_string_lossy();
    let mut words: Vec<String> = command
        .split_whitespace()
        .skip(1)
        .map(|word| word.replace("{line}", &line.to_string()).replace("{file}", &file))
        .collect();
    if !command.contains("{file}") {
        words.push(file.into_owned());
    }
    words
}

/// The first word of a command, if it is a path or found in `PATH`.
fn program(command: &str) -> Option<PathBuf> {
    let name = command.split_whitespace().next()?;
    if Path::new(name).is_absolute() {
        return Some(name.into());
    }
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd", ".bat"] } else { &[""] };
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders)
        .flat_map(|folder| endings.iter().map(move |ending| folder.join(format!("{name}{ending}"))))
        .find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_in_a_path_stay_in_one_argument() {
        let file = Path::new("/my games/a b.json");
        assert_eq!(arguments("code -g {file}:{line}", file, 7), ["-g", "/my games/a b.json:7"]);
        assert_eq!(arguments("kate -l {line} {file}", file, 7), ["-l", "7", "/my games/a b.json"]);
        assert_eq!(arguments("edit", file, 7), ["/my games/a b.json"]);
    }

    #[test]
    fn every_known_editor_is_told_file_and_line() {
        for editor in EDITORS {
            assert!(editor.contains("{file}") && editor.contains("{line}"), "{editor}");
        }
    }

    #[test]
    fn an_editor_that_is_not_there_is_an_error_that_names_it() {
        let error = open(Path::new("/a.json"), 1, Some("no-such-editor {file}")).unwrap_err();
        assert!(error.contains("no-such-editor"), "{error}");
    }
}
