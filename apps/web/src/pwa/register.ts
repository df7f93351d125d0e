import { bridge } from '../desktop/bridge.ts';

/** Lets the built application work offline after the first visit; the desktop application is offline anyway. */
const register = (): void => {
  if (!import.meta.env.PROD || bridge || !('serviceWorker' in navigator)) return;
  const start = () => {
    navigator.serviceWorker
      .register(`${import.meta.env.BASE_URL}service-worker.js`)
      .catch((error: unknown) => {
        console.error('The application will not work offline.', error);
      });
  };
  // Registration waits until the page has loaded.
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};

register();
