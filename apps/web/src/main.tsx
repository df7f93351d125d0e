import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startConfig } from './config/start-config.ts';
import { bridge } from './desktop/bridge.ts';
import { setDesktop } from './desktop/desktop.ts';
import { chooseLanguage } from './i18n/choose-language.ts';
import { watchMissingParts } from './pwa/missing-parts.ts';
// After the styles of Mantine, which `App.tsx` imports.
import './style.css';
import './sheet-view/sheet-view.css';
import './frame/frame.css';

watchMissingParts();
chooseLanguage();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element "root".');
const start = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

const loadDesktop = async () => {
  if (bridge) setDesktop((await import('./desktop/index.ts')).createDesktop(bridge));
};

// The application starts even if the settings fail to load.
void Promise.all([startConfig().catch(console.error), loadDesktop()]).then(start);
