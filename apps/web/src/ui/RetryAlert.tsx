import { Alert, Button } from '@mantine/core';

interface Props {
  readonly message: string;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** An error message with a button to try again. */
export const RetryAlert = ({ message, retry, onRetry }: Props) => (
  <Alert role="alert" color="signal" variant="outline" my="lg">
    <p style={{ marginTop: 0 }}>{message}</p>
    <Button variant="default" onClick={onRetry}>
      {retry}
    </Button>
  </Alert>
);
