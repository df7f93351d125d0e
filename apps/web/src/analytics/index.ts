import { bridge } from '../desktop/bridge.ts';
import { desktop } from '../desktop/desktop.ts';
import { site } from '../site.ts';
import { createAnalytics } from './analytics.ts';

/** Whether the browser asks not to be tracked, in any of the forms browsers use. */
const declined = (): boolean =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;

/** Analytics of this page. Messages are sent without cookies, and still arrive if the page closes. */
export const analytics = createAnalytics({
  service: site.analytics,
  host: site.host ?? window.location.hostname,
  hostname: window.location.hostname,
  development: import.meta.env.DEV,
  declined: declined(),
  interface: bridge ? 'app' : 'site',
  facts: () => desktop?.facts ?? {},
  send: (service, message) => {
    fetch(service, {
      method: 'POST',
      body: message,
      headers: { 'Content-Type': 'text/plain' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => undefined);
  },
});
