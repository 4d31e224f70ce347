set -e
cd "$(dirname "$0")"
page=$(mktemp)
trap 'rm -f "$page"' EXIT
cat > "$page" <<'PDF'
%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R/Size 4>>
%%EOF
PDF
encrypt() {
  name=$1 length=$2 layout=$3
  shift 3
  for passwords in none owner user both; do
    case $passwords in
      none) user='' owner='' ;;
      owner) user='' owner=rights ;;
      user) user=secret owner='' ;;
      both) user=secret owner=rights ;;
    esac
    [ $length = 256 ] && insecure=--allow-insecure || insecure=
    qpdf --warning-exit-0 --no-warn --allow-weak-crypto $layout "$page" \
      --encrypt "$user" "$owner" $length "$@" $insecure -- "$name-$passwords.pdf"
  done
}
encrypt r2 40 ''
encrypt r3 128 '' --use-aes=n
encrypt r4 128 '' --use-aes=n --force-V4
encrypt r4-aes 128 '' --use-aes=y
encrypt r4-plain-metadata 128 '' --use-aes=y --cleartext-metadata
encrypt r5 256 '' --force-R5
encrypt r6 256 ''
encrypt r6-plain-metadata 256 '' --cleartext-metadata
encrypt r3-linear 128 --linearize --use-aes=n
encrypt r6-linear 256 --linearize
encrypt r4-streams 128 --object-streams=generate --use-aes=y
encrypt r6-streams 256 --object-streams=generate
for file in *.pdf; do
  qpdf --requires-password "$file" && answer=0 || answer=$?
  echo "$file: $([ $answer = 3 ] && echo opens || echo is locked)"
done
