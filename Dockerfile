# The built server and what it needs to run, nothing else. docs/deploying/containers.md
FROM node:22.23.2-bookworm-slim AS build
WORKDIR /hark
COPY package.json package-lock.json .npmrc ./
# scripts/lib/packages.mjs says why not `npm ci`, and why without peer dependencies.
RUN npm install --no-save --no-audit --no-fund --omit=dev --legacy-peer-deps
COPY . .
RUN npm run release -- /release

FROM node:22.23.2-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /hark
# Package managers are not needed at run time, and what is not there cannot be misused.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn* \
  && install -d -o node -g node -m 700 /data
COPY --from=build /release ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The same options as in deploy/hark@.service, which says why.
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "build/server/main.js"]
