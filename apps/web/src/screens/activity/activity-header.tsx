import { ArrowLeft, Share } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { configuration } from '../../api/client/configuration.ts';
import { LaterMenu } from '../../shared/navigation/later-menu.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Logo, LogoMark } from '../../ui/logo.tsx';

const loadMenu = () => import('../../shared/navigation/menu.tsx');

interface HeaderBarProps {
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

/** The bar of the activity screens: the way back, the app's name, and the menu at its end. */
export function HeaderBar({ onBack, children }: HeaderBarProps) {
  const name = configuration()?.appName ?? 'Inkbloom';
  return (
    <header className="border-b border-line bg-bar">
      <div className="column flex min-h-15 items-center gap-1.5 tablet:min-h-16">
        <IconButton icon={ArrowLeft} label="Back" onClick={onBack} className="-ml-2.5" />
        <Link
          to="/"
          aria-label={`${name}, home`}
          className="flex min-h-11 min-w-11 flex-none items-center justify-center rounded-small tablet:mr-3"
        >
          <LogoMark className="size-7 desktop:hidden" />
          <span className="hidden desktop:block">
            <Logo name={name} />
          </span>
        </Link>
        <div className="flex min-w-0 flex-1 items-center gap-1.5">{children}</div>
        <LaterMenu load={loadMenu} />
      </div>
    </header>
  );
}

interface ActivityHeaderProps {
  readonly title: string;
  readonly category: string;
  /** Where the category's pages are. */
  readonly categoryPath: string;
  /** Progress in percent; shown above 0 only. */
  readonly percent: number;
  readonly favorite: ReactNode;
  readonly onBack: () => void;
  /** Undefined for what cannot be shared. */
  readonly onShare: (() => void) | undefined;
  readonly onReachForShare: () => void;
}

/** Back, title, category, progress, favorite and share. */
export function ActivityHeader({
  title,
  category,
  categoryPath,
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
        <p className="truncate text-14 leading-5 text-muted desktop:flex-none">
          <Link to={categoryPath} className="reach rounded-small hover:text-accent-strong hover:underline">
            {category}
          </Link>
        </p>
      </div>
      {percent > 0 && (
        <span title="Your progress">
          <Badge tone="accent">{percent}%</Badge>
        </span>
      )}
      {favorite}
      {onShare && (
        <IconButton
          icon={Share}
          label="Share"
          onPointerEnter={onReachForShare}
          onFocus={onReachForShare}
          onClick={onShare}
          className="max-tablet:hidden"
        />
      )}
    </HeaderBar>
  );
}
