import { drawArtwork, pictures } from './native/artwork.mjs';
import { command, say } from './lib/command.mjs';

await command(async () => {
  await drawArtwork();
  say(`Drew ${pictures.length} pictures.`);
});
