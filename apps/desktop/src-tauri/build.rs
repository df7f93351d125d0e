/// Every command that the page may call. Because of this list, each needs a permission in `capabilities/main.json`; without the
/// list Tauri would let the page call all of them.
const COMMANDS: &[&str] = &[
    "subscribe",
    "platform_and_versions",
    "load_config",
    "load_summaries",
    "load_game",
    "peek_game",
    "load_game_files",
    "peek_game_files",
    "read_dropped",
    "delete_game",
    "open_game",
    "open_game_folder",
    "save_game_path",
    "add_recent",
    "open_in_editor",
    "set_busy",
    "pick_folder",
    "pick_file",
    "taken",
    "write_file",
    "open_place",
    "check_for_updates",
    "download_update",
];

fn main() {
    let attributes = tauri_build::Attributes::new().app_manifest(tauri_build::AppManifest::new().commands(COMMANDS));
    tauri_build::try_build(attributes).expect("the Tauri configuration is valid");
}
