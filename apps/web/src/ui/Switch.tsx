import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A native switch. The first page needs one, and Mantine's would add all its form fields to the first visit. */
export const Switch = ({ label, checked, onChange }: SwitchProps) => (
  <label className={styles.switch}>
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      aria-checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    {label}
  </label>
);
