#!/bin/sh
# bin/site                    serves the site
# bin/site content check DIR  and every other command of an operator
set -eu

folder=$(dirname -- "$(dirname -- "$(readlink -f -- "$0")")")
node=$folder/node/bin/node

stop() {
  echo "$1" >&2
  exit 1
}

if [ ! -x "$node" ]; then
  node=$(command -v node) || stop 'This release brings no Node, and this machine has none: install Node 24 or later.'
  case $("$node" --version) in
    v2[4-9].* | v[3-9][0-9].*) ;;
    *) stop "This release needs Node 24 or later, and $node is $("$node" --version)." ;;
  esac
fi

export NODE_ENV=production
export SITE_PROGRAM="${SITE_PROGRAM:-$0}"

case ${1-} in
  --help | -h | help)
    echo "$SITE_PROGRAM without a command serves the site."
    exec "$node" "$folder/src/server/operator-cli.ts" --help
    ;;
esac

# Commands run in other folders than the site: a path of its own for each would be a site of its own for each.
case ${DATA_DIR-} in
  /*) ;;
  *) stop 'DATA_DIR is not set to a path that begins with /: name the folder of the data, such as /var/lib/site.' ;;
esac

if [ $# -eq 0 ]; then
  # As npm start does: 447 MB at rest on PostgreSQL become 297 MB.
  export MALLOC_ARENA_MAX="${MALLOC_ARENA_MAX:-2}"
  exec "$node" --max-semi-space-size=4 --heap-growing-percent=50 "$folder/src/server/main.ts"
fi
exec "$node" "$folder/src/server/operator-cli.ts" "$@"
