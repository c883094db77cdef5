import type {ProductHandler} from '../services';
import {accountAnalysis, exportData} from './account';
import {extractBrand, generateDesignsOrContent} from './generation';
import {getRequestStatus} from './requests';
import {deleteUser, loginUser, reactivateUser, setBrand, updateUserPlan} from './users';
import {getDesignVariants} from './variants';

/** The handlers by operation ID. Other operations respond with examples, or with samples of their schemas. */
export const handlers: Readonly<Record<string, ProductHandler>> = {
  designsFromPrompt: generateDesignsOrContent,
  designsFromContent: generateDesignsOrContent,
  contentFromPrompt: generateDesignsOrContent,
  getRequestStatus,
  getDesignVariants,
  enterpriseDesignsFromPrompt: generateDesignsOrContent,
  enterpriseDesignsFromContent: generateDesignsOrContent,
  enterpriseContentFromPrompt: generateDesignsOrContent,
  enterpriseGetRequestStatus: getRequestStatus,
  enterpriseGetDesignVariants: getDesignVariants,
  loginUser,
  deleteUser,
  reactivateUser,
  setBrand,
  extractBrand,
  updateUserPlan,
  accountAnalysis,
  exportData,
};
