// `npm run gallery [FOLDER]`: contact sheets of all standard tiles. `npm run gallery -- --changed`: changed drawings.
if (process.argv[2] === '--changed') {
  const { showChanges } = await import('./gallery-changes.mjs');
  showChanges('gallery');
} else {
  process.argv.splice(2, 0, 'scripts/gallery.ts');
  await import('./run.mjs');
}
