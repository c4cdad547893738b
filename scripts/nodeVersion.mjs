// Imported first, for its effect: everything after it may use what this Node has.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// As package.json says, and what builds Hark asks for.
const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
if (!fits) {
  console.error(
    `Hark needs Node 20.19, or 22.12 or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}
