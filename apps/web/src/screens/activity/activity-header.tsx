import { ArrowLeft, Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface HeaderBarProps {
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

/** The bar of the activity screens, with the way back. */
export function HeaderBar({ onBack, children }: HeaderBarProps) {
  return (
    <header className="border-b border-line bg-bar">
      <div className="column flex min-h-15 items-center gap-1.5 tablet:min-h-16">
        <IconButton icon={ArrowLeft} label="Back" onClick={onBack} className="-ml-2.5" />
        {children}
      </div>
    </header>
  );
}

interface ActivityHeaderProps {
  readonly title: string;
  readonly category: string;
  /** Progress in percent; shown above 0 only. */
  readonly percent: number;
  readonly favorite: ReactNode;
  readonly onBack: () => void;
  readonly onShare: () => void;
  readonly onReachForShare: () => void;
}

/** Back, title, category, progress, favorite and share. */
export function ActivityHeader({
  title,
  category,
  percent,
  favorite,
  onBack,
  onShare,
  onReachForShare,
}: ActivityHeaderProps) {
  return (
    <HeaderBar onBack={onBack}>
      <div className="min-w-0 flex-1 py-1.5 desktop:flex desktop:items-baseline desktop:gap-3">
        <h1 className="line-clamp-2 text-18 leading-5.5 desktop:line-clamp-1">{title}</h1>
        <p className="truncate text-14 leading-5 text-muted desktop:flex-none">{category}</p>
      </div>
      {percent > 0 && (
        <span title="Your progress">
          <Badge tone="accent">{percent}%</Badge>
        </span>
      )}
      {favorite}
      <IconButton
        icon={Share}
        label="Share"
        onPointerEnter={onReachForShare}
        onFocus={onReachForShare}
        onClick={onShare}
        className="-mr-2.5 max-tablet:hidden"
      />
    </HeaderBar>
  );
}
