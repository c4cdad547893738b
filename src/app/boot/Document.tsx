import type { ReactNode } from 'react';
import { hark } from '../../domain/hark.ts';
import { Loader } from '../ui/Loader.tsx';
import { Unreachable } from './Unreachable.tsx';

/** Placeholder for PUBLIC_URL, which the server replaces when it starts. */
export const publicUrl = '__PUBLIC_URL__';

const socialPictureAlt = 'A dog, all ears';

/** The build output that documents refer to. */
export type BuildOutput = {
  /** The document's styles: text to inline, or in development a path to link. */
  styles: { inline: string } | { href: string };
  /** The start script, likewise. */
  start: { inline: string } | { href: string };
  /** URL of the page's own script, if any; for a shell, the app's. */
  script?: string | undefined;
  /** URLs of modules that a shell always needs, to preload. */
  modules?: readonly string[];
  icon: string;
  socialPicture: string;
  /** URLs of what makes the web app installable; the native app and development do without. */
  manifest?: string;
  touchIcon?: string;
};

export type DocumentProps = {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  /** Keeps it out of search engines. */
  unlisted?: boolean;
  built: BuildOutput;
  /** Whether the server sends it only to browsers that it takes to be signed in. */
  forOwners?: boolean;
  /** The public page; without one the document is the app's bare shell. */
  children?: ReactNode;
};

/** A whole HTML document: a public page if there is one, and the hidden root that the app renders into. */
export function Document({
  title,
  description,
  path,
  unlisted = false,
  built,
  forOwners = false,
  children,
}: DocumentProps) {
  return (
    <html lang="en" {...(!children && { 'data-app': forOwners ? 'owner' : 'anyone' })}>
      <head>
        {/* First of all, so that the browser requests them at once. */}
        {built.modules?.map((href) => (
          <link key={href} rel="modulepreload" href={href} crossOrigin="" />
        ))}
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content"
        />
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        {/* Before the start script, which may override them with the owner's choice. */}
        <meta name="theme-color" content="#faf6ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1914" media="(prefers-color-scheme: dark)" />
        <Start of={built.start} />
        <meta name="description" content={description} />
        <Styles of={built.styles} />
        <link rel="icon" href={built.icon} type="image/svg+xml" />
        {/* Nobody installs the app from a page that only a link leads to. */}
        {!unlisted && built.manifest && <link rel="manifest" href={built.manifest} />}
        {!unlisted && built.touchIcon && <link rel="apple-touch-icon" href={built.touchIcon} />}
        <link rel="canonical" href={publicUrl + path} />
        {unlisted && <meta name="robots" content="noindex" />}
        {/* Only visitors' pages are found and passed on. */}
        {!forOwners && (
          <>
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content={hark.name} />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={publicUrl + path} />
            <meta property="og:image" content={publicUrl + built.socialPicture} />
            <meta property="og:image:alt" content={socialPictureAlt} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        {built.script && <script type="module" src={built.script} />}
      </head>
      <body>
        {!children && (
          <noscript>
            <p style={{ padding: '2rem', textAlign: 'center' }}>
              {hark.name} needs JavaScript to keep track of your dog's days. Please turn it on, or{' '}
              <a href="/">read about {hark.name}</a> without it.
            </p>
          </noscript>
        )}
        {children && <div id="public">{children}</div>}
        <div id="root">
          <div className="waiting">
            <Loader message="Loading your dog's copilot..." />
          </div>
        </div>
        {/* The only template: unreachable.ts finds it by its tag. */}
        <template>
          <Unreachable />
        </template>
      </body>
    </html>
  );
}

function Styles({ of }: { of: BuildOutput['styles'] }) {
  if ('href' in of) return <link rel="stylesheet" href={of.href} />;
  return <style dangerouslySetInnerHTML={{ __html: of.inline }} />;
}

function Start({ of }: { of: BuildOutput['start'] }) {
  if ('href' in of) return <script type="module" src={of.href} />;
  return <script dangerouslySetInnerHTML={{ __html: of.inline }} />;
}
