import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useFrame } from '../frame/frame-state.ts';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './drop-target.module.css';
import type { DroppedItem } from './file-system.ts';
import { openDropped } from './index.ts';

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/** Makes the whole window accept dropped files (98.4.13). Mounted once. */
export const DropTarget = () => {
  const t = useTexts('sources');
  const navigate = useNavigate();
  const hovering = useFrame((state) => state.dragging);

  useEffect(() => {
    const setHovering = (dragging: boolean) => useFrame.setState({ dragging });
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setHovering(true);
    };
    // Moving from one element to another does not leave the window: then `relatedTarget` is set. WebKit never sets
    // it, so the position is checked as well.
    const leave = ({ relatedTarget, clientX, clientY }: DragEvent) => {
      const inside = clientX > 0 && clientY > 0 && clientX < innerWidth - 1 && clientY < innerHeight - 1;
      if (relatedTarget === null && !inside) setHovering(false);
    };
    const drop = async (event: DragEvent) => {
      setHovering(false);
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const items = [...(event.dataTransfer?.items ?? [])] as unknown as DroppedItem[];
      const address = await openDropped(items);
      if (address !== undefined) navigate(address);
    };
    const listeners = { dragover: over, dragleave: leave, drop };
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener);
    };
  }, [navigate]);

  return hovering ? (
    <div className={`${classes.target} chrome`} aria-hidden="true">
      <p>
        <strong>{t('drop.here')}</strong>
        {t('drop.note')}
      </p>
    </div>
  ) : null;
};
