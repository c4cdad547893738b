import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hark } from '../../domain/hark.ts';
import { About } from '../public/About.tsx';
import { Contact } from '../public/Contact.tsx';
import { ForgotPassword } from '../public/ForgotPassword.tsx';
import { Landing } from '../public/Landing.tsx';
import { Legal } from '../public/Legal.tsx';
import { LogosDocument } from '../public/LogosDocument.tsx';
import { PasswordReset } from '../public/PasswordReset.tsx';
import { privacyPolicy } from '../public/privacyPolicy.tsx';
import { termsOfService } from '../public/termsOfService.tsx';
import { type BuildOutput, Document, publicUrl } from './Document.tsx';

type Page = {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  /** Keeps it out of search engines. */
  unlisted?: true;
  /** Its style sheet in public/styles. */
  styles: string;
  /** Its script in public/scripts. */
  script?: string;
  /** Whether the server sends it only to browsers that it takes to be signed in. */
  forOwners?: true;
  /** The page's content; without it the document is the app's bare shell. */
  Content?: ComponentType;
};

const forgotPassword: Page = {
  title: `Forgot Password | ${hark.name}`,
  description: `Forgot your ${hark.name} password? Ask for a link to choose a new one.`,
  path: '/forgot-password',
  styles: 'forgot-password',
  script: 'forgotPassword',
  Content: ForgotPassword,
};

const passwordReset: Page = {
  title: `Reset Password | ${hark.name}`,
  description: `Choose a new password for your ${hark.name} account.`,
  path: '/password-reset',
  unlisted: true,
  styles: 'password-reset',
  script: 'passwordReset',
  Content: PasswordReset,
};

/** Every HTML document that the server sends, by file name. */
export const documents: Readonly<Record<string, Page>> = {
  'index.html': {
    title: `${hark.name}: ${hark.tagline}`,
    description: hark.description,
    path: '/',
    styles: 'landing',
    Content: Landing,
  },
  'about.html': {
    title: `About ${hark.name}`,
    description: `Why ${hark.name} listens to dogs: our story, and the three things we stand for.`,
    path: '/about',
    styles: 'about',
    Content: About,
  },
  'privacy.html': {
    title: `Privacy Policy | ${hark.name}`,
    description: `What ${hark.name} keeps about you and your dog, why, and how to take it back.`,
    path: '/privacy',
    styles: 'privacy',
    Content: () => <Legal {...privacyPolicy} />,
  },
  'terms.html': {
    title: `Terms of Service | ${hark.name}`,
    description: `What you agree to when you use ${hark.name}. Not a substitute for veterinary care.`,
    path: '/terms',
    styles: 'terms',
    Content: () => <Legal {...termsOfService} />,
  },
  'contact.html': {
    title: `Contact ${hark.name}`,
    description: `Help, questions and feedback: write to ${hark.name} and get a reply, typically within 24 hours.`,
    path: '/contact',
    styles: 'contact',
    Content: Contact,
  },
  'logos.html': {
    title: `Logo Concepts | ${hark.name}`,
    description: `Directions the ${hark.name} logo could take.`,
    path: '/logos',
    unlisted: true,
    styles: 'logos',
    Content: LogosDocument,
  },
  'forgot-password.html': forgotPassword,
  'password-reset.html': passwordReset,
  // The server sends these instead of the two above while it shows reset tokens instead of mailing them.
  'forgot-password.demo.html': { ...forgotPassword, Content: () => <ForgotPassword demo /> },
  'password-reset.demo.html': { ...passwordReset, Content: () => <PasswordReset demo /> },
  'signin.html': {
    title: `Sign In | ${hark.name}`,
    description: `Sign in to ${hark.name} and pick up where you and your dog left off.`,
    path: '/signin',
    styles: 'app',
  },
  'signup.html': {
    title: `Sign Up | ${hark.name}`,
    description: `Create your ${hark.name} account and log walks, meals and worries in seconds.`,
    path: '/signup',
    styles: 'app',
  },
  'owner.html': {
    title: `${hark.name}: ${hark.tagline}`,
    description: hark.description,
    path: '/',
    styles: 'app',
    forOwners: true,
  },
};

/** The sitemap: every page that is not unlisted. */
export function sitemap(): string {
  const paths = new Set(Object.values(documents).flatMap(({ path, unlisted }) => (unlisted ? [] : [path])));
  const places = [...paths].map((path) => `  <url><loc>${publicUrl}${path}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places}</urlset>\n`;
}

export const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;

/** Renders one document to HTML. */
export function renderDocument(file: string, built: BuildOutput): string {
  const page = documents[file];
  if (!page) throw new Error(`There is no document called ${file}.`);
  const { Content, ...about } = page;
  const html = renderToStaticMarkup(
    <Document {...about} built={built}>
      {Content && <Content />}
    </Document>,
  );
  return `<!doctype html>${html}`;
}

export { hark } from '../../domain/hark.ts';
export { socialPicture } from './socialPicture.tsx';
