import type { ReactNode } from 'react';

/** A remark below a field that comes and goes while the form is filled in; screen readers announce it. */
export function FieldStatus({ children }: { children: ReactNode }) {
  return <div role="status">{children && <p className="mt-1.5 text-quiet text-sm">{children}</p>}</div>;
}
