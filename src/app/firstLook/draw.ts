import * as React from 'react';
import { type Context, Fragment, isValidElement, type ReactNode } from 'react';

type Props = Record<string, unknown> & { children?: ReactNode; value?: unknown };
/** What `forwardRef` and `createContext` make. */
type Made = { $$typeof: symbol; render: (props: Props, ref: null) => ReactNode };
type Type = string | symbol | ((props: Props) => ReactNode) | Made;

/** Who answers React's hooks: react-dom stands here for as long as it draws, and so do we. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: answering } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: unknown };
};

const nothing = () => {};

/** The values that the contexts around what is being drawn have. */
const given = new Map<unknown, unknown>();
const read = (context: Context<unknown> & { _currentValue: unknown }) =>
  given.has(context) ? given.get(context) : context._currentValue;

/** Hooks for a drawing that is never drawn again: each state is its first, and no effect has any. */
const hooks = {
  useState: (first: unknown) => [typeof first === 'function' ? (first as () => unknown)() : first, nothing],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useSyncExternalStore: (_: unknown, snapshot: () => unknown) => snapshot(),
  useContext: read,
  useId: () => '',
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useDebugValue: nothing,
};

/**
 * Draws what React would, once and without React's own renderer, which is three times the size of all the rest and
 * comes later. What comes of it looks like the app and does nothing. Throws at what it does not know.
 */
export function drawOnce(node: ReactNode): DocumentFragment {
  const drawn = document.createDocumentFragment();
  const before = answering.H;
  answering.H = hooks;
  try {
    draw(node, drawn);
  } finally {
    answering.H = before;
    given.clear();
  }
  return drawn;
}

function draw(node: ReactNode, into: Element | DocumentFragment): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return;
  if (typeof node === 'string' || typeof node === 'number') return into.append(String(node));
  if (Array.isArray(node)) return node.forEach((each: ReactNode) => draw(each, into));
  if (!isValidElement<Props>(node)) throw new Error('Only elements, text and lists can be drawn once');
  const { props } = node;
  const type = node.type as Type;
  if (typeof type === 'string') return drawTag(type, props, into);
  if (typeof type === 'function') return draw(type(props), into);
  if (node.type === Fragment) return draw(props.children, into);
  if (typeof type === 'symbol') throw new Error(`${String(type)} cannot be drawn once`);
  if (type.$$typeof === Symbol.for('react.forward_ref')) return draw(type.render(props, null), into);
  if (type.$$typeof !== Symbol.for('react.context')) throw new Error('This cannot be drawn once');
  const [had, outer] = [given.has(type), given.get(type)];
  given.set(type, props.value);
  draw(props.children, into);
  if (had) given.set(type, outer);
  else given.delete(type);
}

const html = 'http://www.w3.org/1999/xhtml';
const svg = 'http://www.w3.org/2000/svg';

function drawTag(tag: string, props: Props, into: Element | DocumentFragment): void {
  const isSvg = tag === 'svg' || ('namespaceURI' in into && into.namespaceURI === svg);
  const element = document.createElementNS(isSvg ? svg : html, tag) as HTMLElement | SVGElement;
  const { style, src, ...others } = props;
  Object.assign(element.style, style);
  // An image's source comes last: what goes before it says how to fetch it.
  for (const [name, value] of Object.entries({ ...others, src })) {
    if (name === 'children') continue;
    const spelt = typeof value === 'boolean' && /^(aria|data)-/.test(name) ? String(value) : value;
    if (typeof spelt === 'string' || typeof spelt === 'number')
      element.setAttribute(attribute(name), String(spelt));
    else if (spelt === true) element.setAttribute(attribute(name), '');
  }
  draw(props.children, element);
  into.append(element);
}

/** What HTML and SVG call an attribute. HTML does not care for its case. */
function attribute(name: string): string {
  if (name === 'className') return 'class';
  if (name === 'htmlFor') return 'for';
  return name
    .replace(/^(stroke|fill|clip)([A-Z])/, '$1-$2')
    .replace(/-[A-Z]/, (letter) => letter.toLowerCase());
}
