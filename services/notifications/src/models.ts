import type { Connection } from 'mongoose';
import { conversationModel } from './conversation/conversation.model.ts';
import { sentenceModel } from './kinds/sentence.store.ts';
import { messageModel } from './message/message.store.ts';
import { refusedAddressModel } from './message/refused-address.store.ts';
import { newsModel } from './notify/news.store.ts';
import { orderModel } from './order/order.store.ts';
import { personModel } from './person/person.store.ts';

export const modelsOf = (mongo: Connection) => ({
  messages: messageModel(mongo),
  people: personModel(mongo),
  orders: orderModel(mongo),
  conversations: conversationModel(mongo),
  refused: refusedAddressModel(mongo),
  news: newsModel(mongo),
  sentences: sentenceModel(mongo),
});
