import type { LucideIcon } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';

interface CardButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly className?: string;
  readonly onClick: () => void;
}

/** The quiet button beside the title of a drawing. */
export function CardButton({ className = '', ...rest }: CardButtonProps) {
  return <IconButton {...rest} className={`z-1 -mr-3 text-muted [&_svg]:size-4.5 ${className}`} />;
}
