import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * A component of its own chunk that a screen can do without: where its code cannot be loaded, as without a network,
 * nothing stands in its place until the app is opened again.
 */
export function lazyExtra<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().then(asModule, () => asModule<Props>(Nothing)));
}

const asModule = <Props>(component: ComponentType<Props>) => ({ default: component });
