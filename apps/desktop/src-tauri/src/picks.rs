//! The system's dialogs. With the feature `e2e`, their answers come from a file.

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
    pick(app, |dialog| dialog.set_title("Select a game folder"), Builder::blocking_pick_folder)
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
    confirm(app, "Replace file", &format!("{name} already exists. Replace it?"), "Replace", "Cancel")
}

pub fn may_stop_export(app: &AppHandle) -> bool {
    const QUESTION: &str = "Closing Platelayer cancels it. The remaining files will not be written.";
    confirm(app, "An export is running", QUESTION, "Close", "Continue")
}

fn confirm(app: &AppHandle, title: &str, question: &str, yes: &str, no: &str) -> bool {
    app.dialog()
        .message(question)
        .title(title)
        .buttons(MessageDialogButtons::OkCancelCustom(yes.into(), no.into()))
        .blocking_show()
}

/// Blocks until the user answers, so it must not run on the main thread.
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

/// The next line of the file in `PLATELAYER_PICKS`: a path, an empty line for a cancelled dialog, or `?` for the real dialog.
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
