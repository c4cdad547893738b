import * as React from 'react';
import { type Context, Fragment, isValidElement, type ReactNode } from 'react';

type Props = Record<string, unknown> & { children?: ReactNode; value?: unknown };
/** What `forwardRef` and `createContext` return. */
type ExoticComponent = { $$typeof: symbol; render: (props: Props, ref: null) => ReactNode };
type Type = string | symbol | ((props: Props) => ReactNode) | ExoticComponent;

/** React's hook dispatcher is `H` of this object; a renderer sets it while it renders, and so do we. */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: unknown };
};

const nothing = () => {};

/** The context values provided around the element being rendered. */
const contexts = new Map<unknown, unknown>();
const read = (context: Context<unknown> & { _currentValue: unknown }) =>
  contexts.has(context) ? contexts.get(context) : context._currentValue;

/** Hooks for a single render: state has its initial value, and effects do not run. */
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
 * Renders elements to DOM nodes once, without React's renderer, which is three times as large as all other code and
 * loads later. The result looks like the app but is not interactive. Throws on anything it does not support.
 */
export function renderOnce(node: ReactNode): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const before = internals.H;
  internals.H = hooks;
  try {
    render(node, fragment);
  } finally {
    internals.H = before;
    contexts.clear();
  }
  return fragment;
}

function render(node: ReactNode, into: Element | DocumentFragment): void {
  if (node === null || node === undefined || typeof node === 'boolean' || node === '') return;
  if (typeof node === 'string' || typeof node === 'number') return into.append(String(node));
  if (Array.isArray(node)) return node.forEach((each: ReactNode) => render(each, into));
  if (!isValidElement<Props>(node)) throw new Error('Only elements, text and lists can be drawn once');
  const { props } = node;
  const type = node.type as Type;
  if (typeof type === 'string') return renderTag(type, props, into);
  if (typeof type === 'function') return render(type(props), into);
  if (node.type === Fragment) return render(props.children, into);
  if (typeof type === 'symbol') throw new Error(`${String(type)} cannot be drawn once`);
  if (type.$$typeof === Symbol.for('react.forward_ref')) return render(type.render(props, null), into);
  if (type.$$typeof !== Symbol.for('react.context')) throw new Error('This cannot be drawn once');
  const [had, outer] = [contexts.has(type), contexts.get(type)];
  contexts.set(type, props.value);
  render(props.children, into);
  if (had) contexts.set(type, outer);
  else contexts.delete(type);
}

const html = 'http://www.w3.org/1999/xhtml';
const svg = 'http://www.w3.org/2000/svg';

function renderTag(tag: string, props: Props, into: Element | DocumentFragment): void {
  const isSvg = tag === 'svg' || ('namespaceURI' in into && into.namespaceURI === svg);
  const element = document.createElementNS(isSvg ? svg : html, tag) as HTMLElement | SVGElement;
  const { style, src, ...others } = props;
  Object.assign(element.style, style);
  // `src` comes last, since setting it starts the request and attributes such as `loading` must be set by then.
  for (const [name, value] of Object.entries({ ...others, src })) {
    if (name === 'children') continue;
    const text = typeof value === 'boolean' && /^(aria|data)-/.test(name) ? String(value) : value;
    if (typeof text === 'string' || typeof text === 'number')
      element.setAttribute(attributeName(name), String(text));
    else if (text === true) element.setAttribute(attributeName(name), '');
  }
  render(props.children, element);
  into.append(element);
}

/** The attribute for a React prop. Case does not matter in HTML. */
function attributeName(name: string): string {
  if (name === 'className') return 'class';
  if (name === 'htmlFor') return 'for';
  return name
    .replace(/^(stroke|fill|clip)([A-Z])/, '$1-$2')
    .replace(/-[A-Z]/, (letter) => letter.toLowerCase());
}
