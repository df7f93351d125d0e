//! The system's dialogs. Under the feature `e2e` their answers come from a file instead.

use std::path::PathBuf;

use tauri::{AppHandle, Manager};
use tauri_plugin_dialog::{DialogExt, FileDialogBuilder, MessageDialogButtons};

type Builder = FileDialogBuilder<tauri::Wry>;

pub fn game(app: &AppHandle) -> Option<PathBuf> {
    pick(
        app,
        |dialog| dialog.set_title("Select game file").add_filter("Platelayer Game", &["json", "zip"]),
        Builder::blocking_pick_file,
    )
}

pub fn game_folder(app: &AppHandle) -> Option<PathBuf> {
    pick(app, |dialog| dialog.set_title("Select the folder of a game"), Builder::blocking_pick_folder)
}

pub fn folder(app: &AppHandle) -> Option<PathBuf> {
    pick(app, |dialog| dialog.set_title("Select a folder to export to"), Builder::blocking_pick_folder)
}

pub fn file_to_write(app: &AppHandle, title: &str, kind: &str, ending: &str, name: &str) -> Option<PathBuf> {
    pick(
        app,
        |dialog| dialog.set_title(title).add_filter(kind, &[ending]).set_file_name(name),
        Builder::blocking_save_file,
    )
}

pub fn may_replace(app: &AppHandle, name: &str) -> bool {
    confirm(app, "Replace file", &format!("{name} exists already. Replace it?"), "Replace", "Cancel")
}

pub fn may_stop_export(app: &AppHandle) -> bool {
    const QUESTION: &str = "Files that are not written yet will be missing. Close Platelayer all the same?";
    confirm(app, "An export is running", QUESTION, "Close", "Go on")
}

fn confirm(app: &AppHandle, title: &str, question: &str, yes: &str, no: &str) -> bool {
    app.dialog()
        .message(question)
        .title(title)
        .buttons(MessageDialogButtons::OkCancelCustom(yes.into(), no.into()))
        .blocking_show()
}

/// Waits for the user, so never on the main thread.
fn pick(
    app: &AppHandle,
    build: impl FnOnce(Builder) -> Builder,
    show: impl FnOnce(Builder) -> Option<tauri_plugin_dialog::FilePath>,
) -> Option<PathBuf> {
    #[cfg(feature = "e2e")]
    if let Some(answer) = scripted() {
        return answer;
    }
    let mut dialog = app.dialog().file();
    if let Some(window) = app.get_webview_window("main") {
        dialog = dialog.set_parent(&window);
    }
    show(build(dialog))?.into_path().ok()
}

/// The next line of the file named in `PLATELAYER_PICKS`: a path, nothing for a cancelled dialog, `?` for the real one.
#[cfg(feature = "e2e")]
fn scripted() -> Option<Option<PathBuf>> {
    let file = std::env::var_os("PLATELAYER_PICKS")?;
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    let (line, rest) = text.split_once('\n').unwrap_or((&text, ""));
    std::fs::write(&file, rest).expect("the file of answers can be written");
    match line {
        "?" => None,
        "" => Some(None),
        path => Some(Some(path.into())),
    }
}
