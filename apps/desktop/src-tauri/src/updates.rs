//! Updates (98.10.6). Platelayer checks for them at the start and on request, and installs them only if the user agrees and
//! the package has our signature.

use std::sync::Mutex;

use serde_json::json;
use tauri::{AppHandle, Manager};
use tauri_plugin_updater::{Update, Updater, UpdaterExt};

use crate::{events, window};

/// The update that the last check has found.
#[derive(Default)]
pub struct Found(Mutex<Option<Update>>);

/// Returns `None` if this build has no key and address, and so cannot update itself.
fn updater(app: &AppHandle) -> Option<tauri_plugin_updater::Result<Updater>> {
    let builder = app.updater_builder();
    // Tests set their own key and server.
    #[cfg(feature = "e2e")]
    if let Ok(text) = std::env::var("PLATELAYER_UPDATES") {
        let (address, key) = text.split_once(' ').expect("an address and a key");
        let address = address.parse().expect("an address");
        let builder = builder.pubkey(key).endpoints(vec![address]);
        return Some(builder.and_then(|builder| builder.build()));
    }
    let key = app.config().plugins.0.get("updater")?.get("pubkey")?.as_str()?;
    (!key.is_empty()).then(|| builder.build())
}

/// Asks the server and sends the result to the page.
pub async fn check(app: AppHandle) {
    let Some(updater) = updater(&app) else {
        return events::send(&app, "update", json!([{ "available": false, "dev": true }]));
    };
    events::send(&app, "update", json!([{ "checking": true }]));
    let found = match updater {
        Ok(updater) => updater.check().await,
        Err(error) => Err(error),
    };
    match found {
        Ok(Some(update)) => {
            events::send(&app, "update", json!([available(&update)]));
            *app.state::<Found>().0.lock().unwrap() = Some(update);
        }
        Ok(None) => {
            let version = app.package_info().version.to_string();
            events::send(&app, "update", json!([{ "available": false, "info": { "version": version } }]));
        }
        Err(error) => fail(&app, &error),
    }
}

fn available(update: &Update) -> serde_json::Value {
    json!({ "available": true, "info": { "version": update.version } })
}

fn fail(app: &AppHandle, error: &tauri_plugin_updater::Error) {
    events::send(app, "update", json!([{ "available": false, "error": error.to_string() }]));
}

#[tauri::command]
pub async fn check_for_updates(app: AppHandle) {
    check(app).await;
}

#[tauri::command]
pub async fn download_update(app: AppHandle) {
    let Some(update) = app.state::<Found>().0.lock().unwrap().clone() else {
        return;
    };
    match install(&app, &update).await {
        Ok(()) => {
            window::remember_route(&app);
            app.restart();
        }
        Err(error) => fail(&app, &error),
    }
}

async fn install(app: &AppHandle, update: &Update) -> tauri_plugin_updater::Result<()> {
    let mut received = 0;
    let mut reported = None;
    let bytes = update
        .download(
            |length, total| {
                received += length as u64;
                let percent = total.map_or(0, |total| 100 * received / total.max(1));
                if reported.replace(percent) != Some(percent) {
                    events::send(app, "downloadProgress", json!([percent]));
                }
            },
            || {},
        )
        .await?;
    update.install(bytes)
}
