import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useFrame } from '../frame/frame-state.ts';
import { showAlert } from '../sources/alerts.ts';
import { useApp } from '../state/store.ts';
import { type Bridge, type BridgeEvents, type BridgeListener, bridge } from './bridge.ts';
import { makeOrder } from './export.ts';
import { openPaths } from './opening.ts';
import { reportLostFile, showPushed } from './pushed-game.ts';

type Listeners = { readonly [K in keyof BridgeEvents]: BridgeListener<K> };

/** Listeners for the events of the host (98.10.4). */
const listenersFor = (bridge: Bridge, go: (path: string) => void): Listeners => {
  /** Id of the host's work whose progress is shown, ended by the next alert. Negative, unlike ids of the page. */
  let works = 0;
  let work: number | undefined;
  return {
    alert: (title, message, type) => {
      showAlert({ title, message, type, ...(work !== undefined && { work }) });
      work = undefined;
    },
    progress: (title, message, percent) => {
      work ??= --works;
      showAlert({ type: 'info', title, message, progress: Math.floor(percent), work });
    },
    game: (...push) => void showPushed(...push),
    lost: reportLostFile,
    redirect: go,
    update: (update) => useApp.setState({ update }),
    downloadProgress: (downloading) =>
      useApp.setState(({ update }) => ({ update: { ...update, downloading } })),
    drop: async (path) => {
      useFrame.setState({ dragging: false });
      const address = await openPaths(bridge, [path]);
      if (address !== undefined) go(address);
    },
    dragging: (dragging) => useFrame.setState({ dragging }),
    make: (call, subject) => void makeOrder(bridge, call, subject),
  };
};

/** Listens to the host. Mount it once, inside the router. */
export const HostEvents = () => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!bridge) return;
    const listeners = listenersFor(bridge, (path) => void navigate(path));
    const removers = Object.entries(listeners).map(([event, listener]) =>
      bridge?.on(event as keyof BridgeEvents, listener as BridgeListener<keyof BridgeEvents>),
    );
    return () => {
      for (const remove of removers) remove?.();
    };
  }, [navigate]);
  return null;
};
