import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster } from '../../src/app/ui/Toaster.tsx';
import { Gallery } from './Gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the gallery');
createRoot(root).render(
  <StrictMode>
    <Gallery />
    <Toaster />
  </StrictMode>,
);
