import type { ButtonHTMLAttributes, ReactNode } from 'react';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` for the act of a form, `danger` for an act that cannot be undone, `quiet` inside of texts and bars. */
  look?: 'plain' | 'primary' | 'danger' | 'quiet';
  children: ReactNode;
}

export function Button({ look = 'plain', type = 'button', className = '', ...rest }: Props) {
  return <button {...rest} type={type} className={`button button-${look} ${className}`} />;
}
