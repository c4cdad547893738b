import { command, say } from './lib/command.mjs';
import { drawArtwork, pictures } from './native/artwork.mjs';

await command(async () => {
  await drawArtwork();
  say(`Drew ${pictures.length} pictures.`);
});
