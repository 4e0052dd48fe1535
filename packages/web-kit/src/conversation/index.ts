export { AttachFiles } from './attach-files.tsx';
export { ConversationBox } from './conversation-box.tsx';
export { useConversation } from './use-conversation.ts';
export { useUnreadConversations } from './use-unread.ts';
