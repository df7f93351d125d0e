import '@mantine/core/styles.css';
import './style.css';
import './sheet-view/sheet-view.css';
import './frame/frame.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { startConfig } from './config/start-config.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element "root".');
const start = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

// Whatever becomes of the settings, the product starts.
void startConfig().catch(console.error).then(start);
