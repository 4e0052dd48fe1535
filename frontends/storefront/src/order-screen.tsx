export default function OrderScreen() {
  return null;
}
