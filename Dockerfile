# syntax=docker/dockerfile:1
# The image is the folder that `npm run package` makes, with Node and nothing else.

FROM node:24-bookworm-slim AS build
WORKDIR /marquee
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm install --omit=dev --ignore-scripts --no-audit --no-fund
COPY . .
# --build-arg PACKAGE_OPTIONS=--without-ffmpeg leaves FFmpeg out: see docs/dependencies.md.
ARG PACKAGE_OPTIONS=
RUN --mount=type=cache,target=/root/.npm npm run package -- $PACKAGE_OPTIONS

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /marquee
RUN mkdir /data && chown node:node /data
COPY --from=build /marquee/release ./
USER node
VOLUME /data
EXPOSE 3000
# Not /healthz: it says 503 while the database is damaged, and then the site is still shown, and Caddy waits for this.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "."]
