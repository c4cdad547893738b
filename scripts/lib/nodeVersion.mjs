// Imported first for its side effect: later imports may need this Node version.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// As in package.json; the build tools require it.
const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
if (!fits) {
  console.error(
    `Hark needs Node 20.19, or 22.12 or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}
