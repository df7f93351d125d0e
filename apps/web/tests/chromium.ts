/** What Playwright switches off in Chromium; a list of our own takes the place of its list. */
const OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  // Two pages of Chromium's own behind the address bar of each window, together as much work as the first page of a test.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
];

/** How the browser of the tests is started. */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM_PATH,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${OFF}`,
  ],
};
