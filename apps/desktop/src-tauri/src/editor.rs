//! Opens a game file in the user's editor, at a line if the editor supports it.

use std::{
    env, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
};

/// Graphical editors that can open a file at a line, in order of preference, as in `editors.ts` of the command line.
const EDITORS: &[&str] = &[
    "code -g {file}:{line}",
    "codium -g {file}:{line}",
    "code-insiders -g {file}:{line}",
    "cursor -g {file}:{line}",
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
    "mate -l {line} {file}",
    "bbedit +{line} {file}",
    "idea --line {line} {file}",
    "webstorm --line {line} {file}",
    "notepad++ -n{line} {file}",
];

/// `command` comes from the configuration file. If no editor that supports lines is installed, the system opens the file.
pub fn open(file: &Path, line: u32, command: Option<&str>) -> Result<(), String> {
    let named = || ["VISUAL", "EDITOR"].into_iter().filter_map(|name| env::var(name).ok());
    let installed = |editor: &str| program(editor).is_some_and(|path| path.is_file());
    let Some(chosen) = command.map(str::to_owned).or_else(|| choose(named(), installed)) else {
        return tauri_plugin_opener::open_path(file, None::<&str>).map_err(|error| error.to_string());
    };
    start(&chosen, file, line).map_err(|error| format!("{chosen}: {error}"))
}

/// The command of the first installed editor. The user's own choices come first.
fn choose(named: impl Iterator<Item = String>, installed: impl Fn(&str) -> bool) -> Option<String> {
    let known = EDITORS.iter().map(|editor| editor.to_string());
    named.filter_map(|text| named_command(&text)).chain(known).find(|editor| installed(editor))
}

/// Adds the line argument to the user's own editor command, which may have a path and arguments. Returns `None` for an unknown
/// editor, because it may need a terminal.
fn named_command(text: &str) -> Option<String> {
    let name = Path::new(text.split_whitespace().next()?).file_stem()?;
    let mut known = EDITORS.iter().filter_map(|editor| editor.split_once(' '));
    let (_, form) = known.find(|(program, _)| name == *program)?;
    Some(format!("{text} {form}"))
}

fn start(command: &str, file: &Path, line: u32) -> io::Result<()> {
    let program = program(command).ok_or(io::ErrorKind::NotFound)?;
    let mut child = Command::new(program)
        .args(arguments(command, file, line))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()?;
    // Avoids a zombie process.
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
    fn keeps_a_path_with_spaces_in_one_argument() {
        let file = Path::new("/my games/a b.json");
        assert_eq!(arguments("code -g {file}:{line}", file, 7), ["-g", "/my games/a b.json:7"]);
        assert_eq!(arguments("kate -l {line} {file}", file, 7), ["-l", "7", "/my games/a b.json"]);
        assert_eq!(arguments("edit", file, 7), ["/my games/a b.json"]);
    }

    #[test]
    fn passes_file_and_line_to_every_known_editor() {
        for editor in EDITORS {
            assert!(editor.contains("{file}") && editor.contains("{line}"), "{editor}");
        }
    }

    #[test]
    fn has_the_same_editors_as_the_command_line() {
        let source = include_str!("../../../cli/src/editors.ts");
        let (_, table) = source.split_once("const WINDOWS").unwrap();
        let (_, table) = table.split_once("= {\n").unwrap();
        let (table, _) = table.split_once("\n}").unwrap();
        let plain = |line: &str| line.trim().replace(['\'', ','], "").replacen(": ", " ", 1);
        assert_eq!(table.lines().map(plain).collect::<Vec<_>>(), EDITORS);
    }

    #[test]
    fn prefers_a_graphical_editor_that_the_user_has_set() {
        let there = ["/opt/bin/cursor", "gedit", "kate", "vim"];
        let installed = |editor: &str| there.contains(&editor.split_whitespace().next().unwrap());
        let chosen = |named: &[&str]| choose(named.iter().map(|text| text.to_string()), installed);
        assert_eq!(chosen(&[]).unwrap(), "kate -l {line} {file}");
        assert_eq!(chosen(&["gedit"]).unwrap(), "gedit +{line} {file}");
        assert_eq!(chosen(&["/opt/bin/cursor --wait"]).unwrap(), "/opt/bin/cursor --wait -g {file}:{line}");
        assert_eq!(chosen(&["vim", "gedit"]).unwrap(), "gedit +{line} {file}", "vim needs a terminal");
        for other in ["", " ", "vim", "ed", "subl", "code-oss"] {
            assert_eq!(chosen(&[other]), chosen(&[]), "{other:?}");
        }
        assert_eq!(choose(std::iter::empty(), |_| false), None);
    }

    #[test]
    fn names_a_missing_editor_in_the_error() {
        let error = open(Path::new("/a.json"), 1, Some("no-such-editor {file}")).unwrap_err();
        assert!(error.contains("no-such-editor"), "{error}");
    }
}
